"""An iPhone or iPad that only notes what it is asked, and refuses what its SDK does not have."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.share.sdk import CONTROLLERS, OBJC, PROTOCOLS


class ObjcObject:
    """A class or an instance as pyobjus shows it: colons of a selector are underscores."""

    def __init__(self, pad: Pad, kind: str, **facts: Any) -> None:
        self.pad, self.kind, self.facts = pad, kind, facts

    def __getattr__(self, name: str) -> Any:
        found = self.pad.find(self.kind, name)
        if found is None:
            raise AttributeError(f"{self.kind} has no {name}, see {OBJC[self.kind].page}")
        return found(self)


class Pad:
    """Answers selectors and notes everything."""

    def __init__(self, *, popover: bool) -> None:
        self.popover = popover
        self.calls: list[tuple[str, str, tuple[Any, ...]]] = []
        self.delegates: list[Any] = []
        self.frameworks: list[str] = []
        self.declared: set[tuple[str, str]] = set()
        self.opens = True
        self.style = 1
        self.languages = ("en",)
        self.fails = ""

    def modules(self) -> dict[str, types.ModuleType]:
        """What pyobjus would be."""
        pyobjus, manager = types.ModuleType("pyobjus"), types.ModuleType("pyobjus.dylib_manager")
        pyobjus.autoclass = self.autoclass  # type: ignore[attr-defined]
        pyobjus.objc_str = lambda text: ObjcObject(self, "NSString", text=text)  # type: ignore[attr-defined]
        pyobjus.objc_arr = lambda *items: ObjcObject(self, "NSArray", items=items)  # type: ignore[attr-defined]
        pyobjus.objc_dict = lambda items: ObjcObject(self, "NSDictionary", items=items)  # type: ignore[attr-defined]
        pyobjus.protocol = self.protocol  # type: ignore[attr-defined]
        manager.load_framework = self.frameworks.append  # type: ignore[attr-defined]
        known = types.ModuleType("pyobjus.protocols")
        known.protocols = types.SimpleNamespace(add_protocol_method=self._declare)  # type: ignore[attr-defined]
        return {"pyobjus": pyobjus, "pyobjus.dylib_manager": manager, "pyobjus.protocols": known}

    def _declare(self, protocol: str, selector: str, shapes: dict[str, str]) -> None:
        """As protocols.py of pyobjus takes them: how many objects come after the receiver and the selector."""
        assert shapes.keys() == {"32", "64"}
        assert all(shape.count("@") == 1 + selector.count(":") for shape in shapes.values())
        self.declared.add((protocol, selector))

    def autoclass(self, kind: str) -> ObjcObject:
        assert kind in OBJC, f"there is no class {kind}"
        return ObjcObject(self, kind)

    def protocol(self, name: str) -> Callable[[Any], Any]:
        """As pyobjus decorates a delegate's methods: only those the protocol has."""
        _page, selectors = PROTOCOLS[name]

        def decorated(method: Any) -> Any:
            assert method.__name__.replace("_", ":") in selectors
            return method

        return decorated

    def find(self, kind: str, name: str) -> Callable[[ObjcObject], Any] | None:
        pages = [kind, "UIViewController"] if kind in CONTROLLERS else [kind]
        for page in pages:
            properties, selectors = OBJC[page].properties, OBJC[page].selectors
            setter = name[3:4].lower() + name[4:-1]
            if name in properties:
                return lambda owner, gives=properties[name]: self._property(owner, name, gives)
            if name.startswith("set") and name.endswith("_") and setter in properties:
                return lambda owner: lambda value: self._set(owner, name, value)
            selector = name.replace("_", ":")
            if selector in selectors:
                return partial(self._selector, selector, selectors[selector])
        return None

    def _selector(
        self, selector: str, taken: tuple[tuple[str, ...], str], owner: ObjcObject
    ) -> Callable[..., Any]:  # fmt: skip
        return lambda *arguments: self._send(owner, selector, taken, arguments)

    def _property(self, owner: ObjcObject, name: str, gives: str) -> Any:
        if name == "popoverPresentationController" and not self.popover:
            return None
        if name == "userInterfaceStyle":
            return self.style
        if name == "path":
            return ObjcObject(self, "NSString", text=owner.facts["path"])
        if name == "UTF8String":
            # pyobjus decodes it for three classes of strings; others, as paths often are, stay bytes
            return owner.facts["text"].encode
        if name == "rootViewController":
            # pyobjus gives some properties as methods
            return lambda: ObjcObject(self, gives)
        return ObjcObject(self, gives)

    def _set(self, owner: ObjcObject, name: str, value: Any) -> None:
        self.calls.append((owner.kind, name, (value,)))
        if name == "setDelegate_":
            assert self.declared == {(name, one) for name, (_page, selectors) in PROTOCOLS.items() for one in selectors}
            self.delegates.append(value)

    def _send(self, owner: ObjcObject, selector: str, taken: tuple[tuple[str, ...], str], arguments: Any) -> Any:
        parameters, gives = taken
        assert len(parameters) == len(arguments), f"{selector} takes {parameters}"
        for parameter, argument in zip(parameters, arguments, strict=True):
            assert _takes(parameter, argument), f"{selector}: {argument} is no {parameter}"
        self.calls.append((owner.kind, selector, tuple(arguments)))
        if selector == self.fails:
            raise RuntimeError("unrecognized selector")
        if selector == "canOpenURL:":
            return self.opens
        if selector == "preferredLanguages":
            words = tuple(ObjcObject(self, "NSString", text=one) for one in self.languages)
            return ObjcObject(self, "NSArray", items=words)
        if selector == "objectAtIndex:":
            return owner.facts["items"][arguments[0]]
        return None if gives == "void" else ObjcObject(self, gives, made_with=tuple(arguments))

    def named(self, name: str) -> list[tuple[Any, ...]]:
        return [arguments for _kind, called, arguments in self.calls if called == name]


def _takes(parameter: str, argument: Any) -> bool:
    if argument is None:
        return parameter not in ("BOOL", "NSUInteger")
    if isinstance(argument, bool):
        return parameter == "BOOL"
    if isinstance(argument, int):
        return parameter == "NSUInteger"
    kind = argument.kind
    return parameter == kind or (parameter == "UIViewController" and kind in CONTROLLERS)
