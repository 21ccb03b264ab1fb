"""All declarations of a checkout of macios that iOS has, by C# name, with their Objective-C names and modules."""

import glob
import os
import re

import csharp
from modules import module
from known import ROOTS

UNAVAILABLE = ("NoiOS",)


# How C# writes abbreviations that C writes in capitals.
ABBREVIATIONS = {
    "Url": "URL", "Id": "ID", "Http": "HTTP", "Https": "HTTPS", "Json": "JSON", "Xml": "XML", "Html": "HTML",
    "Pdf": "PDF", "Uuid": "UUID", "Gps": "GPS", "Rgb": "RGB", "Rgba": "RGBA", "Sms": "SMS", "Tls": "TLS",
    "Ssl": "SSL", "Dns": "DNS", "Tcp": "TCP", "Udp": "UDP", "Ip": "IP", "Ui": "UI", "Gpu": "GPU", "Cpu": "CPU",
    "Hls": "HLS", "Nfc": "NFC", "Vpn": "VPN", "Iso": "ISO", "Jpeg": "JPEG", "Png": "PNG", "Usb": "USB", "Uri": "URI",
    "Hdr": "HDR",
}


def cased(name):
    """A C# name as C would write it: abbreviations in capitals, but for the first word, which Swift lowers anyway."""
    parts = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+|_", name)
    if "".join(parts) != name:
        return name
    parts[0] = {"Midi": "MIDI", "Pdf": "PDF"}.get(parts[0], parts[0])
    return "".join(part if index == 0 else ABBREVIATIONS.get(part, part) for index, part in enumerate(parts))


def words(attributes, name):
    """The arguments of the first use of an attribute."""
    return attributes.get(name, [[]])[0]


def text(argument):
    """The text of a string literal argument."""
    match = re.fullmatch(r'@?"(.*)"', argument.strip())
    return match.group(1) if match else ""


def version(numbers):
    numbers = [n for n in numbers if re.fullmatch(r"\d+", n.strip())]
    return ".".join((numbers + ["0"])[:2]) if numbers else ""


def available(attributes):
    """Since when and until when iOS has it; nothing where it never did."""
    since = until = ""
    if "NoiOS" in attributes:
        return None
    for arguments in attributes.get("Unavailable", []):
        if arguments and arguments[0].replace(" ", "").endswith("PlatformName.iOS"):
            return None
    for arguments in attributes.get("iOS", []):
        since = version(arguments)
    for arguments in attributes.get("Introduced", []):
        if arguments and arguments[0].replace(" ", "").endswith("PlatformName.iOS"):
            since = version(arguments[1:])
    for name in ("Deprecated", "Obsoleted"):
        for arguments in attributes.get(name, []):
            if arguments and arguments[0].replace(" ", "").endswith("PlatformName.iOS"):
                until = version(arguments[1:]) or until
    return since, until


def named(attributes, attribute):
    """The `Name = "…"` of an attribute."""
    for argument in words(attributes, attribute):
        match = re.match(r'Name\s*=\s*(.*)', argument)
        if match:
            return text(match.group(1))
    return ""


def base(declaration):
    match = re.match(r"typeof \( ?([\w.:<> ]+?) ?\)", (words(declaration.attributes, "BaseType") or [""])[0])
    name = match.group(1).split(".")[-1].strip() if match else ""
    return declaration.aliases.get(name, name)


class Entity:
    """A declaration with its Objective-C name (objc), its kind there, and its module."""

    def __init__(self, declaration, kind, objc, owner):
        self.declaration, self.kind, self.objc, self.module = declaration, kind, objc, owner
        self.members, self.parts = list(declaration.members), [declaration]

    @property
    def attributes(self):
        return self.declaration.attributes


class Universe:
    def __init__(self, checkout):
        self.entities, self.managed = {}, {}
        self.categories, self.constants, self.functions = [], [], []
        source = os.path.join(checkout, "src")
        files = sorted(glob.glob(source + "/*.cs")) + sorted(glob.glob(source + "/*/*.cs"))
        for path in files:
            for declaration in csharp.read(path, os.path.relpath(path, source)):
                self.add(declaration)
        self.find_core_types()

    def add(self, d):
        if available(d.attributes) is None:
            return
        owner = module(d.framework, d.name)
        if owner is None:
            return
        bindings = "/" not in d.file
        kind = objc = None
        if d.kind == "delegate":
            kind, objc = "block", d.name
        elif d.kind == "enum":
            if not bindings and "public" not in d.modifiers:
                return
            if "internal" in d.modifiers and "public" not in d.modifiers:
                return
            fields = [m for m in d.members if "Field" in m.attributes]
            native = words(d.attributes, "Native")
            objc = text(native[0]) if native and text(native[0]) else cased(d.name)
            kind = "strings" if fields else "enum"
        elif d.kind in ("struct", "class"):
            kind, objc = d.kind, cased(d.name) if d.kind == "struct" else d.name
            if d.kind == "class":
                self.add_native(d, owner)
                self.managed.setdefault(d.name, set()).update(b.name for b in d.bases)
                if d.name in self.entities:
                    old = self.entities[d.name]
                    old.kind = "managed" if old.kind == "part" else old.kind
                    return
                kind = "managed"
        elif d.kind == "interface" and bindings:
            if "StrongDictionary" in d.attributes:
                kind, objc = "dictionary", d.name
            elif "Category" in d.attributes:
                self.categories.append(Entity(d, "category", base(d), owner))
                return
            elif "Protocol" in d.attributes or "Model" in d.attributes:
                kind, objc = "protocol", named(d.attributes, "Protocol") or named(d.attributes, "BaseType") or d.name
            elif "BaseType" in d.attributes:
                kind, objc = "class", named(d.attributes, "BaseType") or d.name.replace("NSObject2", "NSObject")
            else:
                kind, objc = "part", d.name
        if not kind:
            return
        self.insert(Entity(d, kind, objc, module(d.framework, objc) or owner))

    def insert(self, entity):
        name = entity.declaration.name
        if entity.kind == "protocol":
            name = "protocol " + name
        old = self.entities.get(name)
        if old and old.kind == "managed":
            old = None
        if old and entity.kind == "managed":
            return
        if old and "part" in (old.kind, entity.kind):
            first, second = (old, entity) if old.kind != "part" else (entity, old)
            first.members += second.members
            first.parts += second.parts
            if first.kind != "part":
                first.attributes.update({k: v for k, v in second.attributes.items() if k not in first.attributes})
            self.entities[name] = first
            return
        if old and old.kind not in ("managed",) and old.kind != entity.kind and entity.kind in ("struct",):
            return
        self.entities[name] = entity

    def add_native(self, d, owner):
        """Keeps the functions of C that a class imports."""
        for member in d.members:
            if member.kind == "method" and "DllImport" in member.attributes:
                self.functions.append((member, owner, d))

    def find_core_types(self):
        """Marks the C# classes that wrap opaque references of Core Foundation."""
        changed = True
        while changed:
            changed = False
            for entity in self.entities.values():
                if entity.kind != "managed":
                    continue
                bases = self.managed.get(entity.declaration.name, set())
                if bases & ROOTS or any(b in self.entities and self.entities[b].kind == "core" for b in bases):
                    entity.kind, changed = "core", True

    def find(self, name):
        return self.entities.get(name)

    def protocol(self, name):
        return self.entities.get("protocol " + name) or (
            self.entities.get("protocol " + name[1:]) if name.startswith("I") else None)
