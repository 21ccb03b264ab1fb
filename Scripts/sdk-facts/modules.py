"""Which of Apple's modules a declaration belongs to: by its C# namespace, and by name where one namespace covers two modules."""

import re

# Namespaces that are spelt differently, or whose content lives elsewhere.
RENAMED = {
    "CoreAnimation": "QuartzCore", "PdfKit": "PDFKit", "CoreMidi": "CoreMIDI", "AudioUnit": "AudioToolbox",
    "Phase": "PHASE", "QuickLookThumbnailing": "QuickLookThumbnailing", "AppClip": "AppClip", "Simd": "simd",
}

# Namespaces of other systems, of the bindings themselves, and modules that iOS has no more.
OTHERS = {
    "AppKit", "Xamarin.Bundler", "bgen", "Registrar", "ObjCBindings", "ObjCRuntime", "OpenTK", "OpenTK.Platform",
    "OpenTK.Platform.MacOS", "System", "System.Net.Http", "System.Threading.Tasks", "GenerateFrameworksConstants",
    "iTunesLibrary", "ImageKit", "QuickLookUI", "QuartzComposer", "PrintCore", "ScriptingBridge", "SearchKit",
    "CoreWlan", "TVMLKit", "TVServices", "TVUIKit", "ScreenCaptureKit", "OpenGL", "MediaLibrary", "FinderSync",
    "FSKit", "MailKit", "ServiceManagement", "ExecutionPolicy", "Cinematic", "MediaExtension", "ClockKit", "Darwin",
    "AddressBook", "AddressBookUI", "AssetsLibrary", "DeviceDiscoveryUI", "Foundation.NSObject", "Mono", "",
}

# Modules that iOS has and the bindings do not describe, or only within others: they can be imported.
BARE = ["AudioUnit", "CoreAudio", "CoreAudioTypes", "CoreServices", "simd"]

AUDIO = re.compile(
    r"AV(Audio(?!Mix(?!er|ing)|TimePitch|DeviceModule|VideoPlayback)|Speech|MIDI|Sample|MusicTimeStamp|MusicTrack|Beat|"
    r"ExtendedNote|ExtendedTempo|ParameterEvent|(NumberOf|Sample|Linear|Encoder|Format|Channel).*Key)")


def module(namespace, name):
    """The module of a declaration; nothing for one that iOS does not have."""
    if namespace in OTHERS:
        return None
    found = RENAMED.get(namespace, namespace)
    if found == "AVFoundation" and AUDIO.match(name):
        return "AVFAudio"
    return found
