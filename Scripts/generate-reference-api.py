#!/usr/bin/python3
"""Write the table of the API that iOS projects use, and how many of them, as Swift source.

usage: generate-reference-api.py FOLDER [OUTPUT]

FOLDER holds the lists of the project's issue: api-frequency.md, xctest-api-on-linux.md, xcuiautomation-api.md,
quick-dsl.md, nimble-*.md and ohhttpstubs-api.md. Only names are taken, and how many projects use them.
"""

import os
import re
import sys

OUTPUT = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "../Sources/WindfallCoverage/Generated/ReferenceAPI.swift")

CORE_DATA = re.compile(
    r"NS(Managed|Fetch|Persistent|Entity|Batch|SQLite|CoreData|Merge|InMemoryStore|Attribute(Type|Description))")
UIKIT_NS = re.compile(
    r"NS(Layout|CollectionLayout|Diffable|Directional|MutableParagraph|Paragraph|TextAlignment|TextAttachment|"
    r"TextStorage|TextContainer|Underline|Shadow|DataAsset)")
SWIFT_DATA = {"ModelConfiguration", "FetchDescriptor", "ModelContainer", "ModelContext", "Schema", "PersistentModel",
              "Query", "Model", "Relationship", "Attribute", "Transient", "SortDescriptor"} - {"SortDescriptor"}

# Functions that projects have made for themselves.
HELPERS = {"XCTAsyncAssert", "XCTAssertEqualToAny", "XCTAssertEqualToDate", "XCTAssertEqualToURL",
           "XCTAssertEqualToDecimal"}

rows = {}


def add(framework, kind, owner, name, repos=0, uses=0, linux=""):
    name = name.strip()
    if not name or "|" in name:
        return
    key = (framework, owner, name)
    old = rows.get(key)
    if old:
        rows[key] = (old[0], max(old[1], repos), max(old[2], uses), old[3] or linux)
    else:
        rows[key] = (kind, repos, uses, linux)


def sections(text):
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        head, _, body = part.partition("\n")
        yield re.match(r"\((\w+)\)", head).group(1), body


def cells(body):
    for name, repos, uses in re.findall(r"\| `((?:[^`])+)` \| (\d+) \| (\d+) ", body):
        yield name, int(repos), int(uses)


def framework_of(name):
    if name.startswith("UI"):
        return "UIKit"
    if name.startswith("CG"):
        return "CoreGraphics"
    if name.startswith("CA"):
        return "QuartzCore"
    if CORE_DATA.match(name):
        return "CoreData"
    if UIKIT_NS.match(name):
        return "UIKit"
    return "Foundation"


def is_type(name):
    return re.fullmatch(r"[A-Z]\w*(\.[A-Z]\w*)*", name) is not None


def frequency(text):
    delegates = {}
    for code, body in sections(text):
        if code in ("b1", "c1"):
            for name, repos, uses in cells(body):
                add(framework_of(name), "type", "", name, repos, uses)
        elif code == "b2":
            for name, repos, uses in cells(body):
                if name not in ("NSImage", "NSColor", "NSManaged"):
                    add(framework_of(name), "type" if is_type(name) else "member", "", name, repos, uses)
        elif code == "c3":
            for name, repos, uses in cells(body):
                add("UIKit", "member", "*", name, repos, uses)
        elif code == "c4":
            for types, body_line in re.findall(r"^- \*\*(.+?)\*\*: (.*)$", body, flags=re.M):
                body_line = body_line.split(". Never")[0]
                owner = types if re.fullmatch(r"(UI|CA)[A-Z]\w+", types) else "*"
                framework = "QuartzCore" if owner.startswith("CA") else "UIKit"
                for name, repos, uses in re.findall(r"`([\w().:]+)` (\d+)/(\d+)", body_line):
                    add(framework, "member", owner, name, int(repos), int(uses))
        elif code in ("c5", "c6"):
            for name, repos, uses in cells(body):
                if name.startswith("NSLocalizedString"):
                    continue
                match = re.fullmatch(r"((?:UI|NS|CA|CG)\w+(?:\.[A-Z]\w*)*?)(?:\.(\w+)|(\(.*\)))", name)
                if not match or match.group(2) in ("self", "Type") or match.group(1) in ("NSImage", "NSColor"):
                    continue
                member = match.group(2) or "init" + match.group(3)
                if member.startswith("ya") or repos < 2 and code == "c5" and match.group(1) == "UIColor":
                    continue
                add(framework_of(match.group(1)), "member", match.group(1), member, repos, uses)
        elif code == "d":
            for name, repos, uses in cells(body):
                if is_type(name):
                    framework = "SwiftData" if name in SWIFT_DATA else framework_of(name) if re.match(
                        "UI|NS|CG|CA", name) else "SwiftUI"
                    add(framework, "type", "", name, repos, uses)
        elif code == "e":
            for name, repos, uses in cells(body):
                if re.fullmatch(r"\w+", name):
                    add("SwiftUI", "member", "View", name, repos, uses)
        elif code == "f1":
            for name, repos, uses in cells(body):
                name = name.lstrip("@")
                if name in SWIFT_DATA:
                    add("SwiftData", "type", "", name, repos, uses)
                elif name in ("IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "MainActor",
                              "Sendable", "GlobalActor", "UIApplicationMain", "NSApplicationMain"):
                    add("Language", "syntax", "", "@" + name, repos, uses)
                elif name in ("Test", "Suite", "Tag"):
                    add("Testing", "type", "", name, repos, uses)
                elif name in ("NSManaged",):
                    add("CoreData", "syntax", "", "@" + name, repos, uses)
                elif name in ("Published",):
                    add("Combine", "type", "", name, repos, uses)
                elif name in ("Observable", "ObservationIgnored", "ObservationTracked"):
                    add("Observation", "type", "", name, repos, uses)
                elif is_type(name):
                    add("SwiftUI", "type", "", name, repos, uses)
        elif code in ("f2", "i"):
            for name, repos, uses in cells(body):
                add("Language", "syntax", "", name, repos, uses)
        elif code in ("g1", "g6"):
            for name, repos, uses in cells(body):
                if re.fullmatch(r"XCUI\w+", name):
                    add("XCUIAutomation", "type", "", name, repos, uses)
                elif re.fullmatch(r"XCT\w+", name):
                    add("XCTest", "type" if is_type(name) else "member", "", name, repos, uses)
        elif code in ("g2", "g5", "h1"):
            framework = "XCTest" if code == "h1" else "XCUIAutomation"
            for name, repos, uses in cells(body):
                if re.fullmatch(r"\w+(\(.*\))?", name) and not name.startswith("XCUI"):
                    delegates.setdefault((framework, re.sub(r"\(.*", "", name)), (repos, uses))
                    if code == "h1" and name.startswith("XCT") and name not in HELPERS:
                        add("XCTest", "type", "", name, repos, uses)
        elif code == "h2":
            for name, repos, uses in cells(body):
                if re.fullmatch(r"[#@]?\w+\(?(\.\w+)?", name) and name != "deinit":
                    add("Testing", "type", "", name.strip("#@("), repos, uses)
        elif code == "h3":
            for name, repos, uses in cells(body):
                name = re.sub(r"^\.\w+\(", "", name)
                for framework in ("Quick", "Nimble"):
                    delegates[(framework, name)] = (repos, uses)
        elif code == "j2":
            for name, repos, uses in cells(body):
                add("Interface Builder", "element", "", name, repos, uses)
        elif code == "j3":
            for name, repos, uses in cells(body):
                if "@" in name:
                    add("Interface Builder", "element", name.split("@")[0], name.split("@")[1], repos, uses)
        elif code == "l":
            for name, repos, uses in cells(body):
                if is_type(name):
                    add(framework_of(name), "type", "", name, repos, uses)
                elif re.fullmatch(r"([A-Z]\w+)\.(\w+)", name):
                    owner, member = name.split(".")
                    add(framework_of(owner), "member", owner, member, repos, uses)
                elif re.fullmatch(r"\w+", name):
                    add("Foundation", "member", "*", name, repos, uses)
        elif code == "m":
            for name, repos, uses in cells(body):
                if is_type(name) and name != "Combine":
                    add("Combine", "type", "", name, repos, uses)
                elif re.fullmatch(r"\.\w+", name):
                    add("Combine", "member", "*", name[1:], repos, uses)
        elif code == "n":
            for name, repos, uses in cells(body):
                name = name.lstrip("@")
                if is_type(name):
                    add("CoreData" if name.startswith("NS") else "SwiftData", "type", "", name, repos, uses)
    return delegates


def split_parameters(text):
    depth, part, parts = 0, "", []
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return [part.strip() for part in parts + [part] if part.strip()]


def inner(text, start):
    depth = 0
    for index in range(start, len(text)):
        if text[index] == "(":
            depth += 1
        elif text[index] == ")":
            depth -= 1
            if depth == 0:
                return text[start + 1:index]
    return text[start + 1:]


def labels(parameters, named):
    """In Swift's source a label may stand before a name; in an index of documentation only labels are given."""
    result = []
    for parameter in split_parameters(parameters):
        parameter = re.sub(r"@\w+(\(.*?\))?\s+", "", parameter)
        match = re.match(r"([\w`]+)(\s+\w+)?\s*:", parameter)
        if named and match and "〈loc〉" in parameter:
            continue
        result.append((match.group(1).strip("`") if match else "_") + ":")
    return "".join(result)


def symbol(declaration, named):
    declaration = re.sub(r"^((@\S+|public|open|static|class|final|mutating|convenience|override|required|nonisolated|"
                         r"weak|private\(set\)|indirect|prefix|postfix|infix|rethrows)\s+)*", "", declaration)
    declaration = declaration.replace("〈loc〉", "")
    match = re.match(r"(func|init|subscript|var|let|case|class|struct|enum|protocol|typealias|macro|actor|extension)\b\s*(.*)",
                     declaration)
    if not match:
        return None
    kind, rest = match.groups()
    rest = rest.lstrip("?! ")
    if kind in ("class", "struct", "enum", "protocol", "typealias", "actor"):
        name = re.match(r"[\w.]+", rest)
        return ("type", name.group(0)) if name else None
    if kind == "extension":
        return None
    if kind in ("init", "subscript"):
        start = rest.find("(")
        return ("member", f"{kind}({labels(inner(rest, start), named)})") if start >= 0 else ("member", kind)
    name = re.match(r"`?([\w]+|[^\s\w(]+)`?", rest)
    if not name:
        return None
    if kind in ("func", "case") and "(" in rest:
        start = rest.find("(", name.end())
        generic = re.match(r"\s*<", rest[name.end():])
        if start >= 0 and (generic or start <= name.end() + 1):
            return "member", f"{name.group(1)}({labels(inner(rest, start), named)})"
    return "member", name.group(1)


def interface(path, framework, counts, named=False):
    owner, tops = "", set()
    for line in open(path, encoding="utf-8"):
        heading = re.match(r"\*\*([\w.]+)\*\*(?: — Linux (.))?", line)
        if line.startswith("####"):
            owner = ""
        elif heading and not heading.group(1).endswith(".swift"):
            owner = heading.group(1)
            if "." not in owner:
                tops.add(owner)
            repos, uses = counts.get((framework, owner), (0, 0))
            add(framework, "type", "", owner, repos, uses, heading.group(2) or "")
        elif heading:
            owner = "*"
        item = re.match(r"- \[.\] `(.+?)`(?: — Linux (.))?", line)
        if not item:
            continue
        found = symbol(item.group(1), named)
        # The index goes on with the members of a type after those of a type within it.
        top = owner.split(".")[0]
        is_instance = re.match(r"(func|var|subscript)\b", item.group(1))
        place = top if is_instance and top in tops else owner
        if not found:
            continue
        kind, name = found
        repos, uses = counts.get((framework, re.sub(r"\(.*", "", name)), (0, 0))
        if kind == "type":
            if named:
                owner = "*"
            add(framework, "type", "", name, repos, uses, item.group(2) or "")
        elif owner in ("", "*"):
            add(framework, "member", "*", name, repos, uses, item.group(2) or "")
        else:
            add(framework, "member", place, name, repos, uses, item.group(2) or "")


def main():
    folder = sys.argv[1]
    path = lambda name: os.path.join(folder, name)
    counts = frequency(open(path("api-frequency.md"), encoding="utf-8").read())
    interface(path("xctest-api-on-linux.md"), "XCTest", counts)
    interface(path("xcuiautomation-api.md"), "XCUIAutomation", counts)
    interface(path("quick-dsl.md"), "Quick", counts, named=True)
    interface(path("nimble-dsl.md"), "Nimble", counts, named=True)
    interface(path("nimble-matchers.md"), "Nimble", counts, named=True)
    interface(path("ohhttpstubs-api.md"), "OHHTTPStubs", counts, named=True)
    out = ["// swift-format-ignore-file",
           "// Written by Scripts/generate-reference-api.py; run it again with the lists to change this file.", "",
           "/// What iOS projects use: `framework|kind|type|name|projects|uses|on Linux`, one a line.",
           "enum ReferenceAPI {", "  static let table: StaticString = #\"\"\""]
    for (framework, owner, name), (kind, repos, uses, linux) in sorted(rows.items()):
        mark = {"✓": "+", "✗": "-"}.get(linux, "")
        out.append(f"    {framework}|{kind}|{owner}|{name}|{repos}|{uses}|{mark}")
    out += ["    \"\"\"#", "}"]
    with open(sys.argv[2] if len(sys.argv) > 2 else OUTPUT, "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n")


main()
