"""Writes facts as one Swift interface and lets the compiler check it: what it complains about is no legal declaration.

usage: legal.py FACTS_FOLDER WORK_FOLDER MODULE…      (no module: all but Foundation, whose types the toolchain has)
"""

import collections
import glob
import os
import re
import subprocess
import sys

HEADER = """// swift-interface-format-version: 1.0
// swift-compiler-version: Swift version 6.3
// swift-module-flags: -swift-version 5 -module-name SDK
import Swift
import Foundation
import FoundationNetworking
import Dispatch
"""


def read(path):
    """The declarations of a file: (line, members), without what stands behind tabs."""
    result = []
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines():
            if line.startswith("#"):
                continue
            if line.startswith("\t"):
                result[-1][1].append(line[1:].split("\t")[0])
            else:
                result.append((line.split("\t")[0], []))
    return result


def body(kind, name, inherited, members):
    lines = []
    for member in members:
        member = re.sub(r"^optional ", "", member)
        member = re.sub(r"^(static let `?\w+`?) = .*", r"\1: " + name, member)
        if kind == "enum" and member.startswith("case "):
            lines.append(re.sub(r" = .*", "", member))
        elif kind == "protocol":
            member = re.sub(r"^(convenience|weak) ", "", member)
            lines.append(member.replace("class func", "static func").replace("class var", "static var"))
        else:
            if kind == "struct":
                member = member.replace("convenience ", "").replace("class ", "static ", 1) if member.startswith(
                    ("class ", "convenience ")) else member
            lines.append("public " + member)
    raw = re.search(r"(?:RawRepresentable|OptionSet)\((\w+)\)", inherited)
    if kind == "struct" and raw or "OptionSet" in inherited:
        value = raw.group(1) if raw else "UInt"
        lines += ["public init(rawValue: %s)" % value, "public var rawValue: %s { get }" % value]
        if "OptionSet" in inherited:
            lines += ["public typealias RawValue = " + value, "public typealias Element = " + name,
                      "public typealias ArrayLiteralElement = " + name]
    if kind == "struct" and inherited and "Error" not in inherited:
        lines += ["public static func == (a: %s, b: %s) -> Bool" % (name, name), "public func hash(into: inout Hasher)"]
        inherited += ", Hashable"
    if kind == "enum":
        raw = inherited.strip() or "Int"
        lines += ["public init?(rawValue: %s)" % raw, "public var rawValue: %s { get }" % raw,
                  "public typealias RawValue = " + raw]
        inherited = "Hashable, RawRepresentable"
    return re.sub(r"\((\w+)\)", "", inherited), lines


def write(declarations, output):
    lines, declared = [HEADER], set()
    for line, members in declarations:
        match = re.match(r"(class|struct|enum|protocol|extension) ([\w.]+)(<\w+>)?(?: : (.*))?$", line)
        if not match:
            lines.append("public " + line + ("" if line.startswith(("func", "typealias")) else " { get }").replace(
                " { get }", ""))
            continue
        kind, name, inherited = match.group(1), match.group(2), match.group(4) or ""
        outer, _, short = name.rpartition(".")
        inherited, inner = body(kind, name, inherited, members)
        head = "%s%s %s%s {" % ("" if kind == "extension" else "open " if kind == "class" else "public ", kind,
                                (name if kind == "extension" else short) + (match.group(3) or ""), " : " + inherited if inherited else "")
        text = [head] + ["  " + item for item in inner] + ["}"]
        if outer and kind != "extension":
            text = ["extension %s {" % outer] + text + ["}"]
        lines += text
    with open(output, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def main(folder, work, modules):
    os.makedirs(work, exist_ok=True)
    paths = [os.path.join(folder, m + ".facts") for m in modules] or [
        p for p in sorted(glob.glob(folder + "/*.facts")) if not p.endswith("/Foundation.facts")]
    declarations = [d for path in paths for d in read(path)]
    interface = os.path.join(work, "SDK.swiftinterface")
    write(declarations, interface)
    result = subprocess.run(["swiftc", "-frontend", "-typecheck-module-from-interface", interface, "-module-name", "SDK",
                             "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"],
                            capture_output=True, text=True)
    counts = collections.Counter(re.findall(r"error: (.*)", result.stderr))
    with open(os.path.join(work, "errors.txt"), "w") as file:
        file.write(result.stderr)
    for message, count in counts.most_common():
        print("%6d %s" % (count, message))
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
