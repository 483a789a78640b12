"""An Android that only notes what it is asked, and refuses what its SDK does not have."""

from __future__ import annotations

import os
import tempfile
import types
from collections.abc import Callable, Sequence
from typing import Any

from tests.share.sdk import IMPLEMENTS, JAVA, NUMBERS, PYJNIUS, Signature


class JavaException(Exception):
    """As pyjnius raises it: the class Java threw is only a name."""

    def __init__(self, classname: str) -> None:
        super().__init__(classname)
        self.classname = classname


class JavaObject:
    """An instance: it answers only the methods of its page."""

    def __init__(self, phone: Phone, kind: str, **facts: Any) -> None:
        self.phone, self.kind, self.facts = phone, kind, facts

    def seen_as(self, kind: str) -> JavaObject:
        """The same object under another of its classes."""
        seen = JavaObject(self.phone, kind)
        seen.facts = self.facts
        return seen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, JavaObject) and other.facts is self.facts

    def __hash__(self) -> int:
        return id(self.facts)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        methods = JAVA[self.kind].methods
        if name not in methods:
            raise AttributeError(f"{self.kind} has no method {name}, see {JAVA[self.kind].page}")
        return lambda *arguments: self.phone.call(self, self.kind, name, methods[name], arguments)


class JavaClass:
    """A class: its constructors, static methods and fields."""

    def __init__(self, phone: Phone, kind: str) -> None:
        self._phone, self._kind = phone, kind

    def __call__(self, *arguments: Any, signature: str = "") -> JavaObject:
        constructors = [parameters for parameters in JAVA[self._kind].constructors if _fits(parameters, signature)]
        signatures = [(parameters, self._kind) for parameters in constructors]
        self._phone.fitting(self._kind, "constructor", signatures, arguments)
        return JavaObject(self._phone, self._kind, made_with=arguments)

    def __getattr__(self, name: str) -> Any:
        page = JAVA[self._kind]
        if name in page.fields:
            if (self._kind, name) == ("android.os.Build$VERSION", "SDK_INT"):
                return self._phone.version
            value = page.fields[name]
            return self._phone.held(value, f"{self._kind}.{name}") if value in JAVA else value
        if name in page.static:
            return lambda *arguments: self._phone.call(None, self._kind, name, page.static[name], arguments)
        raise AttributeError(f"{self._kind} has no {name}, see {page.page}")


class Phone:
    """Answers calls, keeps files, and notes everything."""

    def __init__(self, version: int = 34) -> None:
        self.version = version
        self.calls: list[tuple[str, str, tuple[Any, ...]]] = []
        self.files: dict[JavaObject, str] = {}
        self.throws: dict[str, str] = {}
        self.writes_to = ""
        self.downloads = "/storage/emulated/0/Download"
        self.granted = True
        self.asked: list[str] = []
        self.bound: dict[str, Callable[..., Any]] = {}
        self.started_with: JavaObject | None = None
        self._held: dict[str, JavaObject] = {}

    def modules(self) -> dict[str, types.ModuleType]:
        """What pyjnius and python-for-android would be."""
        jnius, android = types.ModuleType("jnius"), types.ModuleType("android")
        permissions = types.ModuleType("android.permissions")
        jnius.autoclass = self.autoclass  # type: ignore[attr-defined]
        jnius.cast = self.cast  # type: ignore[attr-defined]
        android.activity = types.SimpleNamespace(bind=self._bind)  # type: ignore[attr-defined]
        permissions.check_permission = lambda _name: False  # type: ignore[attr-defined]
        permissions.request_permissions = self._request  # type: ignore[attr-defined]
        return {"jnius": jnius, "android": android, "android.permissions": permissions}

    def _bind(self, **what: Callable[..., Any]) -> None:
        """Two events are there: android/activity.py of python-for-android."""
        assert what.keys() <= {"on_new_intent", "on_activity_result"}
        self.bound |= what

    def _request(self, names: list[str], answered: Callable[[list[str], list[bool]], None]) -> None:
        self.asked += names
        answered(names, [self.granted] * len(names))

    def autoclass(self, name: str) -> JavaClass:
        if name not in JAVA:
            raise JavaException("java.lang.ClassNotFoundException")
        return JavaClass(self, name)

    def cast(self, kind: str, thing: JavaObject) -> JavaObject:
        short = kind.removeprefix("java.lang.")
        assert kind == thing.kind or short in IMPLEMENTS.get(thing.kind, ()) or thing.kind in ("android.os.Parcelable",)
        return thing.seen_as(kind)

    def held(self, kind: str, name: str) -> JavaObject:
        """The one object a field holds."""
        return self._held.setdefault(name, JavaObject(self, kind, name=name))

    def make(self, kind: str, **facts: Any) -> JavaObject:
        return JavaObject(self, kind, **facts)

    def fitting(self, kind: str, name: str, signatures: Sequence[Signature], arguments: tuple[Any, ...]) -> str:
        """What the one overload gives that pyjnius takes for these arguments."""
        scores = []
        for parameters, gives in signatures:
            scored = [_score(one, argument) for one, argument in zip(parameters, arguments, strict=False)]
            if len(parameters) == len(arguments) and all(scored):
                scores.append((sum(scored), gives))
        given = [getattr(one, "kind", type(one).__name__) for one in arguments]
        if not scores:
            raise TypeError(f"{kind}.{name} takes none of {given}, see {JAVA[kind].page}")
        best = [gives for score, gives in scores if score == max(scores)[0]]
        if len(best) > 1:
            raise TypeError(f"{kind}.{name} is not clear about {given}, see {PYJNIUS}")
        return best[0]

    def call(
        self,
        owner: JavaObject | None,
        kind: str,
        name: str,
        signatures: Sequence[Signature],
        arguments: tuple[Any, ...],
    ) -> Any:
        gives = self.fitting(kind, name, signatures, arguments)
        self.calls.append((kind, name, arguments))
        if name in self.throws:
            raise JavaException(self.throws[name])
        answer = getattr(self, f"_{name}", None)
        if answer is not None:
            return answer(owner, *arguments)
        if gives in ("void", "boolean", "int", "String"):
            return {"boolean": True, "int": 1, "String": ""}.get(gives)
        return JavaObject(self, gives, made_by=name, made_with=arguments)

    def named(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of every call of a method."""
        return [arguments for _kind, called, arguments in self.calls if called == name]

    # what the system does

    def _insert(self, _owner: JavaObject, collection: JavaObject, values: JavaObject) -> JavaObject:
        handle, path = tempfile.mkstemp()
        os.close(handle)
        uri = JavaObject(self, "android.net.Uri", collection=collection.facts.get("name"), values=values)
        self.files[uri] = path
        return uri

    def _openFileDescriptor(self, _owner: JavaObject, uri: JavaObject, mode: str) -> JavaObject:  # noqa: N802
        path = self.writes_to if mode == "wt" and self.writes_to else self.files[uri]
        flags = {"r": os.O_RDONLY, "wt": os.O_WRONLY | os.O_TRUNC}[mode]
        return JavaObject(self, "android.os.ParcelFileDescriptor", handle=os.open(path, flags))

    def _getFd(self, owner: JavaObject) -> int:  # noqa: N802
        handle: int = owner.facts["handle"]
        return handle

    _detachFd = _getFd  # noqa: N815

    def _close(self, owner: JavaObject) -> None:
        os.close(owner.facts["handle"])

    def _getIntent(self, _owner: JavaObject) -> JavaObject | None:  # noqa: N802
        return self.started_with

    def _getAction(self, owner: JavaObject) -> Any:  # noqa: N802
        return owner.facts.get("action")

    def _getData(self, owner: JavaObject) -> Any:  # noqa: N802
        return owner.facts.get("data")

    def _getParcelableExtra(self, owner: JavaObject, name: str) -> Any:  # noqa: N802
        return owner.facts.get(name)

    def _getCharSequenceExtra(self, owner: JavaObject, name: str) -> Any:  # noqa: N802
        return owner.facts.get(name)

    def _getAbsolutePath(self, _owner: JavaObject) -> str:  # noqa: N802
        return self.downloads

    def _valueOf(self, _owner: None, value: int) -> int:  # noqa: N802
        return value


def _fits(parameters: Sequence[str], signature: str) -> bool:
    """Whether a constructor has the signature that is asked for, if one is."""
    names = "".join(f"Ljava/lang/{one};" if "." not in one else f"L{one.replace('.', '/')};" for one in parameters)
    return signature in ("", f"({names})V")


def _score(parameter: str, argument: Any) -> int:
    """How well an argument fits, as pyjnius counts; 0 if it does not."""
    if argument is None:
        return 0 if parameter in NUMBERS else 10
    if isinstance(argument, bool):
        return 10 if parameter == "boolean" else 0
    if isinstance(argument, int):
        return 10 if parameter in ("int", "long", "short", "byte") else 5 if parameter in ("float", "double") else 0
    if isinstance(argument, str):
        return 10 if parameter in ("String", "char[]") else 5 if parameter == "Object" else 0
    if parameter in (argument.kind, argument.kind.removeprefix("java.lang.")) or parameter == "Object":
        return 10
    return 5 if parameter in IMPLEMENTS.get(argument.kind, ()) else 0
