"""Edits of a project and damages of its derived data, which the next run must see."""

import os
import random
import shutil
import signal
import time
from functools import partial

from batches import FAILS
from harness import Fault
from projects import APP, GREEN, PACKAGED, PASSES, PROJECT, RED, SMALL, project_file

TESTS = "AppTests/GreenTests.swift"
BROKEN = {"GreenTests/testGreen": FAILS}
MEGASECOND = 10**15


def stamp(change, bench):
    """An edit that leaves the size as it was, with a time of change that is computed from the one before."""
    path = bench.project / TESTS
    before = path.stat().st_mtime_ns
    bench.put(TESTS, RED)
    os.utime(path, ns=(change(before),) * 2)


def rename_over(bench):
    (bench.project / "new").write_text(RED)
    (bench.project / "new").rename(bench.project / TESTS)


def move_link(bench):
    (bench.root / "red.swift").write_text(RED)
    (bench.project / TESTS).unlink()
    (bench.project / TESTS).symlink_to(bench.root / "red.swift")


def rename(name, bench):
    (bench.project / TESTS).unlink()
    bench.put(f"AppTests/{name}.swift", RED)


def change_app(bench):
    bench.put("App/App.swift", APP + "enum Added { static let value = 2 }\n")
    bench.put(TESTS, "@testable import App\n" + GREEN.replace("(1, 1)", "(1, Added.value)"))


def change_setting(bench):
    bench.put(TESTS, GREEN.replace("(1, 1)", "(1, 1)\n#if MINE\nXCTFail()\n#endif\n"))
    yield from bench.run().judge((0,))
    bench.put(PROJECT, project_file(settings={"SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG MINE"}))


def change_resource(bench):
    bench.put("App/mine.txt", "1")
    url = 'Bundle.main.url(forResource: "mine", withExtension: "txt")!'
    bench.put(TESTS, GREEN.replace("(1, 1)", f'("1", try! String(contentsOf: {url}, encoding: .utf8))'))
    yield from bench.run().judge((0,))
    bench.put("App/mine.txt", "2")


def change_package(bench):
    bench.set_up(PACKAGED)
    yield from bench.run().judge((0,))
    bench.put("Kit/Sources/Kit/Kit.swift", "public let kit = 2\n")


EDITS = {
    "same-time-and-size": partial(stamp, lambda before: before),
    "past": partial(stamp, lambda before: before - 9 * MEGASECOND),
    "future": partial(stamp, lambda before: before + 9 * MEGASECOND),
    "zero": partial(stamp, lambda before: 0),
    "renamed-over": rename_over, "link-moved": move_link,
    "other-file-name": partial(rename, "Other"), "other-case-name": partial(rename, "greentests"),
    "app-only": change_app, "setting": change_setting, "resource": change_resource, "package": change_package,
}


def edited(change, bench):
    """Runs, edits in one way, runs again: the second run must show the edit."""
    yield from bench.run().judge((0,), tests=PASSES)
    yield from change(bench) or ()
    yield from bench.run().judge((1,), tests=BROKEN)
    bench.set_up(SMALL)
    yield from bench.run().judge((0,), tests=PASSES)


def edit_at_once(chance, bench):
    time.sleep(chance.random() * 0.3)
    bench.put(TESTS, RED)


def edit_during(chance, bench):
    bench.put(TESTS, f"{GREEN}// {chance.random()}\n")
    bench.run(meanwhile=lambda: bench.put(TESTS, RED), after=chance.random() * 0.7)


def edit_and_kill(chance, bench):
    bench.put(TESTS, f"{RED}// {chance.random()}\n")
    bench.run(send=signal.SIGKILL, after=chance.random() * 0.7, untidy=True)


MOMENTS = {"at-once": (edit_at_once, 12), "during": (edit_during, 12), "killed": (edit_and_kill, 8)}


def harmless(path, content, status, tests, bench):
    """An edit after which the test that was there is still right, or there is no app."""
    yield from bench.run().judge((0,), tests=PASSES)
    bench.put(path, content)
    yield from bench.run().judge((status,), tests=tests)


def rename_target(bench):
    """The app's target gets another name, and its tests stay."""
    yield from bench.run().judge((0,), tests=PASSES)
    bench.set_up({PROJECT: project_file(("Other", "AppTests")), "Other/App.swift": APP, TESTS: GREEN})
    yield from bench.run().judge((0,), tests=PASSES)
    bench.set_up(SMALL)
    yield from bench.run().judge((0,), tests=PASSES)


def spoil(file, kind, chance):
    """Damages a file or folder; folders are removed or replaced."""
    content = file.read_bytes() if file.is_file() else b""
    times = file.stat()
    if file.is_dir():
        shutil.rmtree(file)
    elif kind in ("removed", "folder", "link", "fifo"):
        file.unlink()
    if kind == "folder":
        file.mkdir()
    elif kind == "link":
        file.symlink_to("/nowhere/x")
    elif kind == "fifo":
        os.mkfifo(file)
    elif kind != "removed":
        flipped = bytearray(content)
        for _ in range(8 if content else 0):
            flipped[chance.randrange(len(flipped))] ^= 0xFF
        file.write_bytes({"empty": b"", "half": content[:len(content) // 2], "noise": chance.randbytes(999),
                          "flipped": bytes(flipped), "kept-time": b"x" * len(content)}[kind])
    if kind == "kept-time":
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def damaged(path, kind, chance, bench):
    """Damages one file of the derived data: the next runs are right all the same."""
    yield from bench.run().judge((0,), tests=PASSES)
    file = bench.derived / path
    if not file.exists():
        yield f"{path} is not there"
        return
    spoil(file, kind, chance)
    if chance.random() < 0.5:
        yield from bench.run().judge((0,), tests=PASSES)
    bench.put(TESTS, RED)
    yield from bench.run().judge((1,), tests=BROKEN)
    bench.put(TESTS, GREEN)
    yield from bench.run().judge((0,), tests=PASSES)


DERIVED = [
    "lock", "History", "Declared/declared.json", "Lowered/AppTests/GreenTests.lowered.swift", "Lowered/App", "Lowered",
    "Lowered/AppTests/WindfallTestRegistry.swift", "Lowered/App/App.lowered.swift", "Products", "Products/App.app/App",
    "Products/App.app/Info.plist", "Products/App.app/PlugIns/AppTests.xctest/AppTests", "Products/App.app/PlugIns",
    "Products/App.app/PlugIns/AppTests.xctest/Info.plist", "Products/Agents/xctest", "Products/Agents/Info.plist",
    "Intermediates", "Intermediates/Modules/App.swiftmodule", "Intermediates/Modules/App.o",
    "Intermediates/ModuleCache", "Intermediates/Modules/AppTests.o", "Intermediates/Modules/AppTests.swiftmodule",
    "Intermediates/App/lowering.json", "Intermediates/Modules/App.swiftdoc",
    "Intermediates/Modules/App.swiftsourceinfo", "Intermediates/App/App.priors",
    "Intermediates/AppTests/lowering.json", "Intermediates/AppTests/AppTests.priors", "Intermediates/AppTests",
    "Intermediates/AppTests/GreenTests.lowered.swift.o", "Intermediates/AppTests/GreenTests.lowered.swift.swiftdeps",
    "Intermediates/AppTests/output-file-map.json", "Intermediates/AppTests/compile.record", "Intermediates/App/app.ld",
    "Intermediates/AppTests/link.record", "Intermediates/AppTests/bundle.record", "Intermediates/AppTests/test.ld",
    "Intermediates/App/compile.record", "Intermediates/App/link.record", "Intermediates/App/App.lowered.swift.o",
    "Intermediates/AppTests/lazy.ld", "Intermediates/App/output-file-map.json", "Intermediates/App/bundle.record",
]
DAMAGES = ["empty", "half", "noise", "flipped", "kept-time", "removed", "folder", "link", "fifo"]
# Of these nothing is left.
WHOLE = ("lock", "History", "Lowered/App", "Lowered", "Products", "Intermediates", "Intermediates/ModuleCache",
         "Intermediates/AppTests")


def faults(seed):
    for name, change in EDITS.items():
        yield Fault(f"edits/{name}", play=partial(edited, change))
    for name, (change, count) in MOMENTS.items():
        for turn in range(count):
            chance = random.Random(f"{seed} {name} {turn}")
            yield Fault(f"edits/{name}-{turn}", play=partial(edited, partial(change, chance)))
    new = RED.replace("GreenTests", "NewTests")
    for name, path, content, status, tests in (
            ("new-file", "AppTests/New.swift", new, 1, {**PASSES, "NewTests/testGreen": FAILS}),
            ("app-removed", "App/App.swift", "import UIKit\n", 3, {}),
            ("comment-only", TESTS, GREEN + "// more\n", 0, PASSES), ("touched-only", TESTS, GREEN, 0, PASSES)):
        yield Fault(f"edits/{name}", play=partial(harmless, path, content, status, tests))
    yield Fault("edits/target-renamed", play=rename_target)
    for index, path in enumerate(DERIVED):
        kinds = {"removed"} if path in WHOLE else {DAMAGES[index % len(DAMAGES)], DAMAGES[(index + 4) % len(DAMAGES)]}
        for kind in sorted(kinds):
            chance = random.Random(f"{seed} {path} {kind}")
            yield Fault(f"derived/{path.replace('/', '-')}-{kind}", play=partial(damaged, path, kind, chance))
