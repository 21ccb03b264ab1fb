#!/usr/bin/env python3
"""How long `windfall doctor` takes for a project of ten thousand lines: copies of the calculator's sources, each in a
type of its own name, so that every file is another one.

usage: Benchmarks/doctor.py [RUNS]
"""
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.environ.get("WINDFALL_BUILD_DIR", os.path.join(ROOT, ".build"))
LINES = 10_000


def grow(project):
    """Adds copies of the app's files to its synchronized folder; answers the number of lines."""
    folder = os.path.join(project, "Calculator")
    files = [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names if name.endswith(".swift")]
    texts = [open(file, encoding="utf-8").read() for file in sorted(files)]
    names = set(re.findall(r"\b(?:struct|class|enum|protocol) (\w+)", "\n".join(texts)))
    total = sum(text.count("\n") for text in texts)
    number = 0
    while total < LINES:
        number += 1
        for index, text in enumerate(texts):
            copy = re.sub(r"\b(" + "|".join(sorted(names)) + r")\b", lambda match: f"{match.group(1)}{number}", text)
            with open(os.path.join(folder, f"Copy{number}_{index}.swift"), "w", encoding="utf-8") as file:
                file.write(copy.replace("@main\n", ""))
            total += text.count("\n")
    return total


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as folder:
        project = os.path.join(folder, "Calculator")
        shutil.copytree(os.path.join(ROOT, "Examples/Calculator"), project)
        lines = grow(project)
        times = []
        for _ in range(runs + 1):
            start = time.perf_counter()
            result = subprocess.run(
                [os.path.join(BUILD, "release/windfall"), "doctor", project], capture_output=True, text=True)
            times.append(time.perf_counter() - start)
            if result.returncode not in (0, 1):
                raise SystemExit(result.stderr)
        counted = times[1:]
        print(result.stdout.splitlines()[-1])
        print(f"{lines} lines of the app: {min(counted) * 1000:.0f} ms at best, "
              f"{statistics.median(counted) * 1000:.0f} ms in the median of {runs}")


main()
