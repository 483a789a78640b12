"""What we use of the Android and iOS SDKs, copied from their documentation: every page is named with its class.

Android: a method is its parameters and what it gives, as on the page; a field is its constant value, or the class of
the object it holds. iOS: a selector with the types of its arguments and what it gives, as on the Objective-C page.
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

JAVA: dict[str, Java] = {
    "android.content.Intent": Java(
        ANDROID + "android/content/Intent",
        constructors=((), ("String",), ("String", "android.net.Uri")),
        methods={
            "setType": ((("String",), "android.content.Intent"),),
            "addCategory": ((("String",), "android.content.Intent"),),
            "addFlags": ((("int",), "android.content.Intent"),),
            "setClipData": ((("android.content.ClipData",), "void"),),
            "putExtra": (
                (("String", "String"), "android.content.Intent"),
                (("String", "CharSequence"), "android.content.Intent"),
                (("String", "android.os.Parcelable"), "android.content.Intent"),
                (("String", "boolean"), "android.content.Intent"),
                (("String", "int"), "android.content.Intent"),
            ),
            "putParcelableArrayListExtra": ((("String", "java.util.ArrayList"), "android.content.Intent"),),
            "getAction": (((), "String"),),
            "getData": (((), "android.net.Uri"),),
            "getParcelableExtra": ((("String",), "android.os.Parcelable"),),
            "getStringExtra": ((("String",), "String"),),
        },
        static={"createChooser": ((("android.content.Intent", "CharSequence"), "android.content.Intent"),)},
        fields={
            "ACTION_SEND": "android.intent.action.SEND",
            "ACTION_SEND_MULTIPLE": "android.intent.action.SEND_MULTIPLE",
            "ACTION_VIEW": "android.intent.action.VIEW",
            "ACTION_MAIN": "android.intent.action.MAIN",
            "ACTION_OPEN_DOCUMENT": "android.intent.action.OPEN_DOCUMENT",
            "CATEGORY_OPENABLE": "android.intent.category.OPENABLE",
            "EXTRA_STREAM": "android.intent.extra.STREAM",
            "EXTRA_TEXT": "android.intent.extra.TEXT",
            "FLAG_GRANT_READ_URI_PERMISSION": 1,
        },
    ),
    "android.content.ContentResolver": Java(
        ANDROID + "android/content/ContentResolver",
        methods={
            "insert": ((("android.net.Uri", "android.content.ContentValues"), "android.net.Uri"),),
            "update": ((("android.net.Uri", "android.content.ContentValues", "String", "String[]"), "int"),),
            "delete": ((("android.net.Uri", "String", "String[]"), "int"),),
            "openFileDescriptor": ((("android.net.Uri", "String"), "android.os.ParcelFileDescriptor"),),
        },
    ),
    "android.os.ParcelFileDescriptor": Java(
        ANDROID + "android/os/ParcelFileDescriptor", methods={"detachFd": (((), "int"),)}
    ),
    "android.content.ContentValues": Java(
        ANDROID + "android/content/ContentValues",
        constructors=((),),
        methods={
            "put": (
                (("String", "String"), "void"),
                (("String", "java.lang.Integer"), "void"),
                (("String", "java.lang.Long"), "void"),
                (("String", "java.lang.Boolean"), "void"),
            )
        },
    ),
    "android.content.ClipData": Java(
        ANDROID + "android/content/ClipData",
        methods={"addItem": ((("android.content.ClipData$Item",), "void"),)},
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
        static={"getContentUri": ((("String",), "android.net.Uri"),)},
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
    "java.lang.Integer": Java(ANDROID + "java/lang/Integer", static={"valueOf": ((("int",), "java.lang.Integer"),)}),
    "java.lang.String": Java(ANDROID + "java/lang/String", constructors=((), ("String",))),
    "java.util.ArrayList": Java(
        ANDROID + "java/util/ArrayList", constructors=((), ("int",)), methods={"add": ((("Object",), "boolean"),)}
    ),
    "org.kivy.android.PythonActivity": Java(
        "https://python-for-android.readthedocs.io/en/latest/apis/#handling-of-activities",
        fields={"mActivity": "android.app.Activity"},
    ),
}

IMPLEMENTS: dict[str, tuple[str, ...]] = {
    "java.lang.String": ("String", "CharSequence", "Object"),
    "android.net.Uri": ("android.os.Parcelable", "Object"),
    "android.os.Parcelable": ("Object",),
}
"""What an object may also be taken for, as the head of its page says."""


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
        {"presentViewController:animated:completion:": (("UIViewController", "BOOL", "block"), "void")},
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
