#!/usr/bin/python3
"""Write the names that the toolchain's own modules have on Linux, as Swift source.

usage: generate-linux-api.py MODULES [OUTPUT]

Asks `swift symbolgraph-extract`; the types are written with their members, by base name. MODULES is the folder of the
modules of a release build of this package, `.build/release/Modules`, for OpenCombine, which is Combine here.
"""

import collections
import json
import os
import subprocess
import sys
import tempfile

OUTPUT = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "../Sources/WindfallCoverage/Generated/LinuxAPI.swift")
TARGET = "x86_64-unknown-linux-gnu"

# Apple's Foundation is made of several modules here.
MODULES = {
    "Foundation": "Foundation", "FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation",
    "FoundationNetworking": "Foundation", "FoundationXML": "Foundation", "Dispatch": "Dispatch", "Testing": "Testing",
    "XCTest": "XCTest", "Observation": "Observation", "Synchronization": "Synchronization",
    "OpenCombine": "Combine", "OpenCombineFoundation": "Combine", "OpenCombineDispatch": "Combine",
}
# Of Swift itself only the names are told from others: its types with no members, and all members together.
LANGUAGE = ["Swift", "_Concurrency", "_StringProcessing", "RegexBuilder"]
HELPERS = "../COpenCombineHelpers.build/module.modulemap"


def extract(folder, module, modules):
    helpers = os.path.join(modules, HELPERS)
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-target", TARGET, "-output-dir", folder, "-I", modules,
         "-Xcc", f"-fmodule-map-file={helpers}", "-minimum-access-level", "public"], check=True)


def symbols(path):
    with open(path, encoding="utf-8") as file:
        for symbol in json.load(file)["symbols"]:
            yield symbol["pathComponents"]


def base(name):
    return name.split("(")[0].strip("`")


def main():
    types = collections.defaultdict(set)
    with tempfile.TemporaryDirectory() as folder:
        for module in list(MODULES) + LANGUAGE:
            extract(folder, module, os.path.realpath(sys.argv[1]))
        for name in sorted(os.listdir(folder)):
            module = name.split(".")[0].split("@")[0].lstrip("_")
            framework = MODULES.get(module)
            if not framework and module not in [name.lstrip("_") for name in LANGUAGE]:
                continue
            for path in symbols(os.path.join(folder, name)):
                owner, member = ".".join(path[:-1]), base(path[-1])
                if not all(character.isalnum() or character == "_" for character in member):
                    continue
                if member.startswith("_") or "(" in owner:
                    continue
                if framework:
                    types[(framework, owner)].add(member)
                elif not owner:
                    types[("Swift", "")].add(member)
                else:
                    types[("Swift", "*")].add(member)
    out = ["// swift-format-ignore-file",
           "// Written by Scripts/generate-linux-api.py; run it again with another toolchain to change this file.", "",
           "/// What the toolchain has on Linux: `framework|type|member member …`, one type a line.",
           "enum LinuxAPI {", "  static let table: StaticString = #\"\"\""]
    for (framework, owner), members in sorted(types.items()):
        out.append(f"    {framework}|{owner}|{' '.join(sorted(members))}")
    out += ["    \"\"\"#", "}"]
    with open(sys.argv[2] if len(sys.argv) > 2 else OUTPUT, "w", encoding="utf-8") as file:
        file.write("\n".join(out) + "\n")


main()
