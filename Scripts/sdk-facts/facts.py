"""Writes the facts of every module from the importer's answer and what the bindings say of each identity.

usage: facts.py FOLDER OUTPUT COMMIT
"""

import collections
import json
import os
import re
import sys

from inherit import Families
from modules import BARE
import swiftify

TYPES = {"class", "struct", "enum", "protocol"}
GENERIC = {"NSFetchRequest", "NSLayoutAnchor"}  # generic in Swift too; the others have become Swift's own structures


def keyed(text, is_requirement):
    """Dictionaries without key types have strings for keys where code receives them; where it passes them, any will do."""
    if "userInfo" in text or "[AnyHashable : Any]" not in text:
        return text
    if is_requirement or not re.search(r"\b(func|init|subscript)\b", text):
        return text.replace("[AnyHashable : Any]", "[String : Any]")
    head, arrow, result = text.rpartition(" -> ")
    if arrow and result.count("(") == result.count(")"):
        text = head + arrow + result.replace("[AnyHashable : Any]", "[String : Any]")
    return text


# Frameworks in C, whose constants are Core Foundation's.
C_MODULES = set("""AudioToolbox CFNetwork CoreAudio CoreFoundation CoreGraphics CoreMIDI CoreMedia CoreServices CoreText
CoreVideo IOSurface ImageIO MediaAccessibility Security SystemConfiguration UniformTypeIdentifiers VideoToolbox""".split())


def keyed_in_c(module, text):
    """A constant of a framework in C: a string of Core Foundation where macios has a string or an address."""
    match = re.match(r"let (k[A-Z]\w*): (?:String|UnsafeMutableRawPointer)$", text)
    if not match or module not in C_MODULES:
        return text
    name = match.group(1)
    kinds = [("kCFBoolean", "CFBoolean"), ("kCFAllocator", "CFAllocator"), ("kCFNull", "CFNull")]
    return "let %s: %s" % (name, next((kind for start, kind in kinds if name.startswith(start)), "CFString"))


def dotted(text):
    return text.replace("_WindfallDot_", ".")


class Writer:
    def __init__(self, folder):
        with open(os.path.join(folder, "importer.json"), encoding="utf-8") as file:
            answer = json.load(file)
        with open(os.path.join(folder, "identities.json"), encoding="utf-8") as file:
            identities = json.load(file)
        self.known, self.extras = identities["facts"], identities["extras"]
        self.text, self.entities = answer["key.sourcetext"].encode(), answer["key.entities"]
        self.modules = collections.defaultdict(dict)  # module → declaration → members
        self.seen = set()

    def source(self, entity):
        start = entity["key.offset"]
        return dotted(self.text[start:start + entity["key.length"]].decode())

    def tags(self, fact, outer=None):
        result = []
        if fact.get("selector"):
            result.append("@" + fact["selector"])
        if fact.get("since") and fact["since"] != (outer or {}).get("since"):
            result.append("+" + fact["since"])
        if fact.get("until"):
            result.append("-" + fact["until"])
        return "".join("\t" + tag for tag in result)

    # Types

    def walk(self):
        for entity in self.entities:
            self.top(entity, "")
        for extra in self.extras:
            line = re.sub(r"let (default|in|self|repeat|none_)\b", r"let `\1`", extra["line"])
            self.declare(extra["module"], "extension " + extra["context"], "")[line] = self.tags(extra)
        for declarations in self.modules.values():
            self.gather(declarations)
        families = Families(self.modules)
        families.settle()
        for declarations in self.modules.values():
            for line in list(declarations):
                if families.shortened(line) != line:
                    declarations[families.shortened(line)] = declarations.pop(line)

    def gather(self, declarations):
        """Puts what extends a type of the same module into the type."""
        types = {match.group(1): line for line in declarations
                 for match in [re.match(r"(?:class|struct|enum|protocol) ([\w.]+)", line)] if match}
        for line in [line for line in declarations if line.startswith("extension ")]:
            target = types.get(line.removeprefix("extension "))
            if target and not target.startswith("protocol "):
                declarations[target][1].update(declarations.pop(line)[1])

    def top(self, entity, prefix):
        kind = entity["key.kind"].removeprefix("source.lang.swift.decl.")
        if kind.startswith("extension"):
            extended = entity["key.extends"]["key.name"]
            full = self.extended(entity, extended)
            for inner in entity.get("key.entities", []):
                if self.is_type(inner):
                    self.top(inner, full + ".")
                else:
                    self.member(inner, full, None, None)
        elif kind in TYPES:
            self.type(entity, kind, prefix + dotted(entity["key.name"]))
        elif kind in ("var.global", "function.free"):
            self.loose(entity)

    def is_type(self, entity):
        return entity["key.kind"].removeprefix("source.lang.swift.decl.") in TYPES

    def extended(self, entity, name):
        head = re.match(r"extension ([\w.]+)", self.source(entity))
        return head.group(1) if head else name

    def type(self, entity, kind, full):
        usr = entity["key.usr"]
        fact = self.known.get(usr)
        if fact is None:
            return
        head = re.sub(r"\s+", " ", self.source(entity).split("{")[0]).strip()
        inherited = re.sub(r"<[^>]*>| where .*", "", head.partition(" : ")[2])
        parents = [p for p in (p.strip() for p in inherited.split(",")) if p and "Sendable" not in p]
        generic = re.match(r"class [\w.]+(<[^>]*>)", head)
        generic = generic.group(1) if generic and full in GENERIC else ""
        if usr.startswith("c:@T@") and kind == "struct":
            parents = ["RawRepresentable(%s)" % fact.get("raw", "String")]
        if kind == "struct" and "OptionSet" in parents:
            raw = re.search(r"init\(rawValue rawValue: (\w+)\)", self.source(entity))
            raw = raw.group(1) if raw else "UInt"
            parents = ["OptionSet" if raw == "UInt" else "OptionSet(%s)" % raw]
        if fact.get("error"):
            self.error(entity, full, fact)
            return
        line = "%s %s%s%s" % (kind, full, generic, " : " + ", ".join(parents) if parents else "")
        self.declare(fact["module"], line, self.tags(fact))
        for inner in entity.get("key.entities", []):
            if self.is_type(inner):
                self.top(inner, full + ".")
            else:
                self.member(inner, full, line, fact)

    def error(self, entity, full, fact):
        """An error domain's codes: a structure with the codes nested, as Swift shows them."""
        outer = re.sub(r"\.?Code$", "", full)
        self.declare(fact["module"], "struct %s : Error" % outer, self.tags(fact))
        line = "enum %s.Code : %s" % (outer, "Int")
        self.declare(fact["module"], line, self.tags(fact))
        for inner in entity.get("key.entities", []):
            self.member(inner, full, line, fact)

    def declare(self, module, line, tags):
        return self.modules[module].setdefault(line, (tags, {}))[1]

    # Members

    def member(self, entity, full, line, outer):
        usr = entity.get("key.usr", "")
        fact = self.known.get(usr)
        if usr.startswith("s:So") and outer and not outer.get("opaque", True) and "constructor" in entity["key.kind"]:
            fact = dict(module=outer["module"])
        if fact is None or entity.get("key.is_unavailable"):
            return
        kind = entity["key.kind"].removeprefix("source.lang.swift.decl.")
        text = swiftify.declaration(self.source(entity))
        if line and line.startswith("enum ") and kind == "var.static":
            fact = dict(fact, value=None)  # a second name for a value
        text = keyed(self.shape(text, kind, fact), "objc(pl)" in usr)
        if not text or (usr, text) in self.seen:
            return
        self.seen.add((usr, text))
        module = fact["module"]
        if line is None or module != (outer or {}).get("module"):
            line = "extension " + full
            outer = None
        self.declare(module, line, "")[text] = self.tags(fact, outer)

    def shape(self, text, kind, fact):
        """The declaration's text as the facts write it."""
        if kind == "enumelement":
            return text
        # The request or query whose handler this is, is never nil.
        text = re.sub(r"\((VNRequest|HK\w*Query)\?, ", r"(\1, ", text)
        if kind.startswith("var"):
            if fact.get("value") is not None and "static" in kind:
                return "static let %s = %s" % (re.search(r"var (`?\w+`?)", text).group(1), fact["value"])
            text = re.sub(r"!( |$)", r"\1", text) if "let " in text else text
            if "let " not in text and not text.endswith("}"):
                text += " { get set }"
            return text
        if kind.startswith("function.subscript") and not text.endswith("}"):
            text += " { get set }"
        # Apple's headers say of these what the bindings do not: who owns the result, what is never nil, and
        # that the block is not kept.
        if "AudioBuffers" not in text and "CFRunLoop" not in text:
            text = re.sub(r"Unmanaged<(\w+)>", r"\1", text)
        if fact["module"] == "Foundation" and text.startswith("func enumerate"):
            text = text.replace("@escaping ", "")
        if fact.get("throws"):
            text = swiftify.throwing(text)
        if kind == "function.constructor" and "(cm)" in fact.get("usr", "") and not text.startswith("convenience"):
            text = "convenience " + text
        return text

    def loose(self, entity):
        fact = self.known.get(entity.get("key.usr", ""))
        if fact is None:
            return
        kind = entity["key.kind"].removeprefix("source.lang.swift.decl.")
        text = self.shape(swiftify.declaration(self.source(entity)), kind, fact)
        self.declare(fact["module"], keyed_in_c(fact["module"], text), self.tags(fact))

    # Files

    def amend(self):
        """Adds what additions.tsv has, in place of what has the same selector, as a case the same value, as an alias the name."""
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "additions.tsv")
        with open(path, encoding="utf-8") as file:
            for line in (line.rstrip("\n") for line in file):
                if not line.startswith("#"):
                    module, declaration, *member = line.split("\t")
                    alias = re.match(r"typealias (\w+)", declaration)
                    if alias:
                        self.modules[module].pop("class " + alias.group(1), None)
                    amend(self.modules[module].setdefault(declaration, ("", {}))[1], *member)

    def write(self, output, commit):
        os.makedirs(output, exist_ok=True)
        self.amend()
        counts = {}
        for module in BARE:
            self.modules.setdefault(module, {})
        for module, declarations in sorted(self.modules.items()):
            lines = ["# %s: facts from dotnet/macios %s (MIT)" % (module, commit)]
            for line in sorted(declarations, key=order):
                tags, members = declarations[line]
                if line.startswith("extension ") and not members:
                    continue
                lines.append(line + tags)
                lines += ["\t" + member + members[member] for member in sorted(members, key=member_order)]
            counts[module] = (len(declarations), sum(len(m) for _, m in declarations.values()))
            with open(os.path.join(output, module + ".facts"), "w", encoding="utf-8") as file:
                file.write("\n".join(lines) + "\n")
        return counts


def amend(members, text=None, *tags):
    if text and text.startswith("also "):
        members[text.removeprefix("also ")] = "".join("\t" + tag for tag in tags)
    elif text:
        selectors = {tag for tag in tags if tag.startswith("@")}
        for old, kept in list(members.items()):
            same_case = text.startswith("case ") and old.startswith("case ") and value(old) == value(text)
            same_twin = (" async" in old) == (" async" in text)
            if same_case or same_twin and selectors & set(kept.split("\t")):
                del members[old]
        members[text] = "".join("\t" + tag for tag in tags)


def value(case):
    return case.partition(" = ")[2]


def order(line):
    """Declarations by name, whatever they are."""
    words = re.split(r"[\s:(]+", line)
    return words[1] if len(words) > 1 else line, line


def member_order(line):
    """Members by name, then as they are written."""
    match = re.search(r"(?:func|var|let|case) (`?[\w]+`?)|(init)", line)
    return (match.group(1) or match.group(2)).strip("`") if match else line, line


if __name__ == "__main__":
    writer = Writer(sys.argv[1])
    writer.walk()
    for module, (declarations, members) in writer.write(sys.argv[2], sys.argv[3]).items():
        print("%s\t%d\t%d" % (module, declarations, members))
