#!/usr/bin/env python3
"""Edits a project at random moments, before, during and right after runs, and checks that each next run sees the edit.

    python3 Benchmarks/edits.py --edits 1000 --seed 1

The project is a small one that this script writes, with an app and its unit tests: the tests expect a number that the
app answers, and an edit changes the one, the other or both. A run after an edit must pass exactly when they agree. The
last line is `N of N edits seen`; the status is 1 when one was missed.
"""

import argparse
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
EXAMPLE = REPOSITORY / "Examples" / "Calculator"


def sources(folder):
    app = sorted((folder / "Calculator").rglob("*.swift"))
    tests = sorted((folder / "CalculatorTests").rglob("*.swift"))
    return app[0], tests[0]


class Project:
    """A copy of the calculator whose app and tests each hold a number that one more test compares."""

    def __init__(self, folder):
        self.folder = folder / "Project"
        shutil.copytree(EXAMPLE, self.folder)
        self.app, self.tests = sources(self.folder)
        self.app_text = self.app.read_text()
        self.tests_text = self.tests.read_text()
        self.values = {"app": 0, "tests": 0}
        self.write("app", 0)
        self.write("tests", 0)

    def write(self, side, value):
        self.values[side] = value
        if side == "app":
            self.app.write_text(
                self.app_text + f"\nenum EditedNumber {{ static func value() -> Int {{ {value} }} }}\n")
        else:
            self.tests.write_text(
                self.tests_text
                + "\nfinal class EditedNumberTests: XCTestCase {\n"
                + f"  func testNumber() {{ XCTAssertEqual(EditedNumber.value(), {value}) }}\n}}\n")

    @property
    def agrees(self):
        return self.values["app"] == self.values["tests"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edits", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--command", default=str(REPOSITORY / "windfall"))
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        project = Project(folder)
        command = [
            options.command, "test", str(project.folder), "--derived-data", str(folder / "Derived"),
            "--only-testing", "CalculatorTests/EditedNumberTests",
        ]

        def start():
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

        def edit():
            side = chance.choice(["app", "tests"])
            agree = chance.random() < 0.5
            other = project.values["tests" if side == "app" else "app"]
            project.write(side, other if agree else chance.randrange(1_000_000))

        process = start()
        output = process.communicate()[0]
        if process.returncode != 0:
            sys.exit(output)
        duration = 1.0
        missed = 0
        for number in range(options.edits):
            moment = chance.choice(["after", "after", "during", "killed", "later"])
            if moment in ("during", "killed"):
                edit()
                process = start()
                time.sleep(chance.random() * duration)
                if moment == "killed":
                    process.terminate()
                else:
                    edit()
                process.communicate()
            elif moment == "later":
                time.sleep(chance.random() * 1.2)
            edit()
            begin = time.monotonic()
            process = start()
            output = process.communicate()[0]
            duration = time.monotonic() - begin
            expected = 0 if project.agrees else 1
            if process.returncode != expected:
                missed += 1
                print(f"edit {number + 1} ({moment}): status {process.returncode}, expected {expected}\n{output}")
            if (number + 1) % 50 == 0:
                print(f"{number + 1} edits, {missed} missed", flush=True)
    print(f"{options.edits - missed} of {options.edits} edits seen")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
