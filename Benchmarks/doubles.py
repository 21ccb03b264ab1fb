#!/usr/bin/env python3
"""What a call costs under a generated spy and under a hand-written one, with TestDoubles as released and the test as in
Xcode's Debug configuration.

usage: Benchmarks/doubles.py
"""
import glob
import os
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.environ.get("WINDFALL_BUILD_DIR", os.path.join(ROOT, ".build"))


def main():
    plugin = os.path.join(BUILD, "release/TestDoublesPlugin-tool") + "#TestDoublesPlugin"
    sources = sorted(glob.glob(os.path.join(ROOT, "Sources/TestDoubles/**/*.swift"), recursive=True))
    program = sorted(glob.glob(os.path.join(ROOT, "Benchmarks/Doubles/*.swift")))
    compiler = ["swiftc", "-swift-version", "6", "-load-plugin-executable", plugin]
    with tempfile.TemporaryDirectory() as folder:
        module = ["-O", "-wmo", "-parse-as-library", "-module-name", "TestDoubles", "-emit-module", "-c"]
        subprocess.run(compiler + module + sources + ["-o", "TestDoubles.o"], cwd=folder, check=True)
        link = ["-I", ".", "TestDoubles.o", "-lXCTest", "-lTesting", "-o", "doubles"]
        subprocess.run(compiler + ["-Onone"] + program + link, cwd=folder, check=True)
        subprocess.run([os.path.join(folder, "doubles")], check=True)


if __name__ == "__main__":
    main()
