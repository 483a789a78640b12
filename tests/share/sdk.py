"""What we use of the Android and iOS SDKs, copied from their documentation: every page is named with its class.

Android: a method is its parameters and what it gives, as on the page, with every overload that takes as many; a field
is its constant value, or the class of the object it holds. Compared line by line with the lists the pages are made of:
core/api/current.txt of platform/frameworks/base, apex/framework/api/current.txt of packages/providers/MediaProvider;
only Activity, Uri and the classes of java.* were written down without those lists at hand.
iOS: a selector with the types of its arguments and what it gives, as on the Objective-C page.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

Signature = tuple[tuple[str, ...], str]
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Java(NamedTuple):
    """A class of the Android SDK."""

    page: str
    constructors: tuple[tuple[str, ...], ...] = ()
    methods: Mapping[str, tuple[Signature, ...]] = NOTHING
    static: Mapping[str, tuple[Signature, ...]] = NOTHING
    fields: Mapping[str, Any] = NOTHING


ANDROID = "https://developer.android.com/reference/"
NUMBERS = ("boolean", "byte", "char", "short", "int", "long", "float", "double")
EXTRAS = (
    *NUMBERS, *(f"{kind}[]" for kind in NUMBERS), "String", "CharSequence", "android.os.Parcelable",
    "android.os.Parcelable[]", "java.io.Serializable", "String[]", "CharSequence[]", "android.os.Bundle",
)  # fmt: skip
"""What an intent takes along."""
BOXES = ("Byte", "Short", "Integer", "Long", "Float", "Double", "Boolean")

JAVA: dict[str, Java] = {
    "android.content.Intent": Java(
        ANDROID + "android/content/Intent",
        constructors=(
            (),
            ("android.content.Intent",),
            ("String",),
            ("String", "android.net.Uri"),
            ("android.content.Context", "Class"),
        ),
        methods={
            "setType": ((("String",), "android.content.Intent"),),
            "addCategory": ((("String",), "android.content.Intent"),),
            "addFlags": ((("int",), "android.content.Intent"),),
            "setClipData": ((("android.content.ClipData",), "void"),),
            "putExtra": tuple((("String", kind), "android.content.Intent") for kind in EXTRAS),
            "putParcelableArrayListExtra": ((("String", "java.util.ArrayList"), "android.content.Intent"),),
            "getAction": (((), "String"),),
            "getData": (((), "android.net.Uri"),),
            "getParcelableExtra": ((("String",), "android.os.Parcelable"),),
            "getCharSequenceExtra": ((("String",), "String"),),
        },
        static={
            "createChooser": (
                (("android.content.Intent", "CharSequence"), "android.content.Intent"),
                (("android.content.Intent", "CharSequence", "android.content.IntentSender"), "android.content.Intent"),
            )
        },
        fields={
            "ACTION_SEND": "android.intent.action.SEND",
            "ACTION_SEND_MULTIPLE": "android.intent.action.SEND_MULTIPLE",
            "ACTION_VIEW": "android.intent.action.VIEW",
            "ACTION_MAIN": "android.intent.action.MAIN",
            "ACTION_CREATE_DOCUMENT": "android.intent.action.CREATE_DOCUMENT",
            "ACTION_OPEN_DOCUMENT": "android.intent.action.OPEN_DOCUMENT",
            "CATEGORY_OPENABLE": "android.intent.category.OPENABLE",
            "EXTRA_STREAM": "android.intent.extra.STREAM",
            "EXTRA_TEXT": "android.intent.extra.TEXT",
            "EXTRA_TITLE": "android.intent.extra.TITLE",
            "FLAG_GRANT_READ_URI_PERMISSION": 1,
        },
    ),
    "android.content.ContentResolver": Java(
        ANDROID + "android/content/ContentResolver",
        methods={
            "insert": (
                (("android.net.Uri", "android.content.ContentValues"), "android.net.Uri"),
                (("android.net.Uri", "android.content.ContentValues", "android.os.Bundle"), "android.net.Uri"),
            ),
            "update": (
                (("android.net.Uri", "android.content.ContentValues", "String", "String[]"), "int"),
                (("android.net.Uri", "android.content.ContentValues", "android.os.Bundle"), "int"),
            ),
            "delete": (
                (("android.net.Uri", "String", "String[]"), "int"),
                (("android.net.Uri", "android.os.Bundle"), "int"),
            ),
            "openFileDescriptor": ((("android.net.Uri", "String"), "android.os.ParcelFileDescriptor"),),
        },
    ),
    "android.os.ParcelFileDescriptor": Java(
        ANDROID + "android/os/ParcelFileDescriptor",
        methods={"getFd": (((), "int"),), "detachFd": (((), "int"),), "close": (((), "void"),)},
    ),
    "android.content.ContentValues": Java(
        ANDROID + "android/content/ContentValues",
        constructors=((),),
        methods={
            "put": (
                (("String", "String"), "void"),
                *((("String", f"java.lang.{kind}"), "void") for kind in BOXES),
                (("String", "byte[]"), "void"),
            )
        },
    ),
    "android.content.ClipData": Java(
        ANDROID + "android/content/ClipData",
        methods={
            "addItem": (
                (("android.content.ClipData$Item",), "void"),
                (("android.content.ContentResolver", "android.content.ClipData$Item"), "void"),
            )
        },
        static={
            "newUri": (
                (("android.content.ContentResolver", "CharSequence", "android.net.Uri"), "android.content.ClipData"),
            )
        },
    ),
    "android.content.ClipData$Item": Java(
        ANDROID + "android/content/ClipData.Item",
        constructors=(("CharSequence",), ("android.content.Intent",), ("android.net.Uri",)),
    ),
    "android.net.Uri": Java(
        ANDROID + "android/net/Uri",
        methods={"getLastPathSegment": (((), "String"),)},
        static={"parse": ((("String",), "android.net.Uri"),)},
    ),
    "android.app.Activity": Java(
        ANDROID + "android/app/Activity",
        methods={
            "startActivity": ((("android.content.Intent",), "void"),),
            "startActivityForResult": ((("android.content.Intent", "int"), "void"),),
            "getContentResolver": (((), "android.content.ContentResolver"),),
            "getIntent": (((), "android.content.Intent"),),
            "setIntent": ((("android.content.Intent",), "void"),),
        },
        fields={"RESULT_OK": -1, "RESULT_CANCELED": 0},
    ),
    "android.provider.MediaStore$MediaColumns": Java(
        ANDROID + "android/provider/MediaStore.MediaColumns",
        fields={
            "DISPLAY_NAME": "_display_name",
            "MIME_TYPE": "mime_type",
            "RELATIVE_PATH": "relative_path",
            "IS_PENDING": "is_pending",
            "DATA": "_data",
        },
    ),
    "android.provider.MediaStore$Images$Media": Java(
        ANDROID + "android/provider/MediaStore.Images.Media", fields={"EXTERNAL_CONTENT_URI": "android.net.Uri"}
    ),
    "android.provider.MediaStore$Downloads": Java(
        ANDROID + "android/provider/MediaStore.Downloads", fields={"EXTERNAL_CONTENT_URI": "android.net.Uri"}
    ),
    "android.provider.MediaStore$Files": Java(
        ANDROID + "android/provider/MediaStore.Files",
        static={"getContentUri": ((("String",), "android.net.Uri"), (("String", "long"), "android.net.Uri"))},
    ),
    "android.provider.DocumentsContract": Java(
        ANDROID + "android/provider/DocumentsContract",
        static={"deleteDocument": ((("android.content.ContentResolver", "android.net.Uri"), "boolean"),)},
    ),
    "android.os.Environment": Java(
        ANDROID + "android/os/Environment",
        static={"getExternalStoragePublicDirectory": ((("String",), "java.io.File"),)},
        fields={"DIRECTORY_PICTURES": "Pictures", "DIRECTORY_DOWNLOADS": "Download"},
    ),
    "android.os.Build$VERSION": Java(ANDROID + "android/os/Build.VERSION", fields={"SDK_INT": 34}),
    "java.io.File": Java(
        ANDROID + "java/io/File", methods={"mkdirs": (((), "boolean"),), "getAbsolutePath": (((), "String"),)}
    ),
    "java.lang.Integer": Java(
        ANDROID + "java/lang/Integer",
        constructors=(("int",), ("String",)),
        static={"valueOf": ((("int",), "java.lang.Integer"), (("String",), "java.lang.Integer"))},
    ),
    "java.lang.String": Java(
        ANDROID + "java/lang/String",
        constructors=((), ("byte[]",), ("char[]",), ("String",), ("java.lang.StringBuffer",)),
    ),
    "java.util.ArrayList": Java(
        ANDROID + "java/util/ArrayList",
        constructors=((), ("int",), ("java.util.Collection",)),
        methods={"add": ((("Object",), "boolean"), (("int", "Object"), "void"))},
    ),
    "org.kivy.android.PythonActivity": Java(
        "https://python-for-android.readthedocs.io/en/latest/apis/#handling-of-activities",
        fields={"mActivity": "android.app.Activity"},
    ),
}

IMPLEMENTS: dict[str, tuple[str, ...]] = {
    "java.lang.String": ("String", "CharSequence", "java.io.Serializable", "Object"),
    "android.net.Uri": ("android.os.Parcelable", "Object"),
    "android.os.Parcelable": ("Object",),
}
"""What an object may also be taken for, as the head of its page says."""

PYJNIUS = "https://github.com/kivy/pyjnius/blob/master/jnius/jnius_utils.pxi"
"""How an overload is found, in `calculate_score`: an object of exactly that class counts 10, of another 5, a text 10
for String and for char[], a number of Python's fits no class such as Integer. Of two that count the same the later one
in the alphabet of signatures is taken, which nobody wants to rely on. A boxed number that a method gives is unboxed."""


class Objc(NamedTuple):
    """A class of the iOS SDK: selectors, and properties with a getter of their name and a setter."""

    page: str
    selectors: Mapping[str, Signature] = NOTHING
    properties: Mapping[str, str] = NOTHING


APPLE = "https://developer.apple.com/documentation/"

OBJC: dict[str, Objc] = {
    "UIApplication": Objc(
        APPLE + "uikit/uiapplication?language=objc",
        {
            "sharedApplication": ((), "UIApplication"),
            "canOpenURL:": (("NSURL",), "BOOL"),
            "openURL:options:completionHandler:": (("NSURL", "NSDictionary", "block"), "void"),
        },
        {"keyWindow": "UIWindow"},
    ),
    "UIWindow": Objc(APPLE + "uikit/uiwindow?language=objc", {}, {"rootViewController": "UIViewController"}),
    "UIViewController": Objc(
        APPLE + "uikit/uiviewcontroller?language=objc",
        {"showViewController:sender:": (("UIViewController", "id"), "void")},
        {"view": "UIView", "popoverPresentationController": "UIPopoverPresentationController"},
    ),
    "UIView": Objc(APPLE + "uikit/uiview?language=objc"),
    "UIPopoverPresentationController": Objc(
        APPLE + "uikit/uipopoverpresentationcontroller?language=objc",
        {},
        {"sourceView": "UIView", "sourceRect": "CGRect", "permittedArrowDirections": "UIPopoverArrowDirection"},
    ),
    "UIActivityViewController": Objc(
        APPLE + "uikit/uiactivityviewcontroller?language=objc",
        {
            "alloc": ((), "UIActivityViewController"),
            "initWithActivityItems:applicationActivities:": (("NSArray", "NSArray"), "UIActivityViewController"),
        },
    ),
    "UIDocumentPickerViewController": Objc(
        APPLE + "uikit/uidocumentpickerviewcontroller?language=objc",
        {
            "alloc": ((), "UIDocumentPickerViewController"),
            "initForOpeningContentTypes:asCopy:": (("NSArray", "BOOL"), "UIDocumentPickerViewController"),
            "initForExportingURLs:asCopy:": (("NSArray", "BOOL"), "UIDocumentPickerViewController"),
        },
        {"delegate": "UIDocumentPickerDelegate"},
    ),
    "UTType": Objc(
        APPLE + "uniformtypeidentifiers/uttype-swift.struct?language=objc",
        {"typeWithIdentifier:": (("NSString",), "UTType")},
    ),
    "NSURL": Objc(
        APPLE + "foundation/nsurl?language=objc",
        {"URLWithString:": (("NSString",), "NSURL"), "fileURLWithPath:": (("NSString",), "NSURL")},
        {"path": "NSString"},
    ),
    "UIScreen": Objc(
        APPLE + "uikit/uiscreen?language=objc",
        {"mainScreen": ((), "UIScreen")},
        {"traitCollection": "UITraitCollection"},
    ),
    "UITraitCollection": Objc(
        APPLE + "uikit/uitraitcollection?language=objc", {}, {"userInterfaceStyle": "UIUserInterfaceStyle"}
    ),
    "UIImpactFeedbackGenerator": Objc(
        APPLE + "uikit/uiimpactfeedbackgenerator?language=objc",
        {
            "alloc": ((), "UIImpactFeedbackGenerator"),
            "initWithStyle:": (("NSUInteger",), "UIImpactFeedbackGenerator"),
            "impactOccurred": ((), "void"),
        },
    ),
    "NSLocale": Objc(APPLE + "foundation/nslocale?language=objc", {"preferredLanguages": ((), "NSArray")}),
    "NSArray": Objc(APPLE + "foundation/nsarray?language=objc", {"objectAtIndex:": (("NSUInteger",), "id")}),
    "NSString": Objc(APPLE + "foundation/nsstring?language=objc", {}, {"UTF8String": "char"}),
    "NSDictionary": Objc(APPLE + "foundation/nsdictionary?language=objc"),
}

CONTROLLERS = ("UIActivityViewController", "UIDocumentPickerViewController")
"""Subclasses of UIViewController."""

PROTOCOLS: dict[str, tuple[str, tuple[str, ...]]] = {
    "UIDocumentPickerDelegate": (
        APPLE + "uikit/uidocumentpickerdelegate?language=objc",
        ("documentPicker:didPickDocumentsAtURLs:", "documentPickerWasCancelled:"),
    )
}
