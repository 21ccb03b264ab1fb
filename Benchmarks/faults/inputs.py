"""Files that are no plain files, are damaged or have odd names."""

import os
import random
import re
import shutil
from functools import partial

from batches import RUNS
from harness import GIGABYTE, SOUND, Fault
from projects import APP, GREEN, PASSES, PROJECT, RICH, SCHEME, project_file


def link(path):
    return lambda file: file.symlink_to(path)


def make_huge(file):
    file.touch()
    os.truncate(file, 3 * GIGABYTE)


# What stands in the place of a file; what is no file or folder at all must be named.
ODD = {"fifo": os.mkfifo, "zero": link("/dev/zero"), "random": link("/dev/urandom"), "dangling": link("/nowhere/x"),
       "loop": lambda file: file.symlink_to(file.name), "tty": link("/dev/tty"), "mem": link("/proc/self/mem"),
       "kernel": link("/proc/kmsg")}
PLAIN = {"null": link("/dev/null"), "folder": os.mkdir, "huge": make_huge}
PLACES = ("AppTests/Odd.swift", "App/odd.txt", "App/Info.plist", PROJECT, SCHEME, "App/Localizable.strings",
          "App/Main.storyboard", "App/odd.png")
UNDAMAGED = ("App/App.swift", "AppTests/GreenTests.swift", "Kit/Sources/Kit/Kit.swift")
NAMES = ["a b", "a'b", 'a"b', "a`b", "a$b", "a${HOME}b", "a%b", "a%20b", "a#b", "a&b", "a;b", "a|b", "a(b)", "a[b]",
         "a{b}", "a*b", "a?b", "a<b>", "a\\b", "a~b", "~", "-a", "--help", "@a", "a:b", "a,b", "a=b", "ä", "日本",
         "👩‍👩‍👧", "a\nb", "a\tb", " a", "a ", ".a", "a.b", "é" + "e\u0301", "x" * 120, "a\x1bb", "\u202eab",
         "Debug.xcodeproj"]


def damage(text, chance):
    """What was done to a text, and the text with one thing in it changed."""
    lines = text.splitlines(keepends=True)
    number, place = chance.randrange(len(lines)), chance.randrange(len(text))
    kind = chance.choice(["cut", "drop", "twice", "swap", "byte", "insert", "empty-value"])
    if kind == "cut":
        return f"cut-{place}", text[:place]
    if kind == "drop":
        return f"drop-{number + 1}", "".join(lines[:number] + lines[number + 1:])
    if kind == "twice":
        return f"twice-{number + 1}", "".join(lines[:number + 1] + lines[number:])
    if kind == "swap":
        other = chance.randrange(len(lines))
        lines[number], lines[other] = lines[other], lines[number]
        return f"swap-{number + 1}-{other + 1}", "".join(lines)
    if kind == "byte":
        changed = bytearray(text.encode())
        changed[place % len(changed)] = chance.randrange(256)
        return f"byte-{place}", bytes(changed)
    if kind == "insert":
        inserted = chance.choice(["\0", "{", "\"", "<!--", "\\", "💥", "(("])
        return f"insert-{place}", text[:place] + inserted + text[place:]
    lines[number] = re.sub(r"(= *|: *|>)[^;,<]+", r"\1", lines[number], count=1)
    return f"empty-value-{number + 1}", "".join(lines)


def in_folder(name, bench):
    """A project in a folder of an odd name."""
    folder, derived = bench.root / "named" / name, bench.root / "named-derived"
    shutil.copytree(bench.project, folder)
    try:
        yield from bench.run(project=folder, derived=derived).judge((0,), tests=PASSES)
    finally:
        shutil.rmtree(folder.parent)
        shutil.rmtree(derived, ignore_errors=True)


def with_derived_data(name, bench):
    """Derived data of an odd name."""
    folder = bench.root / "named" / name
    folder.parent.mkdir(exist_ok=True)
    try:
        yield from bench.run(derived=folder).judge((0,), tests=PASSES)
    finally:
        shutil.rmtree(folder.parent)


def as_target(name, bench):
    """An app of an odd name."""
    bench.forget()
    bench.set_up({PROJECT: project_file((name, "AppTests")), f"{name}/App.swift": APP,
                  "AppTests/GreenTests.swift": GREEN})
    yield from bench.run().judge((0,), tests=PASSES)
    bench.forget()


def odd_files():
    for kind, make in {**ODD, **PLAIN}.items():
        for place in PLACES:
            name = place.rpartition("/")[2]
            yield Fault(f"inputs/{kind}-{name}", {place: make}, (), SOUND, (re.escape(name),) if kind in ODD else (),
                        how={"limit": 60, "limit_memory": 6 * GIGABYTE})


def damaged_files(seed):
    for path in RICH:
        if path in UNDAMAGED:
            continue
        chance = random.Random(f"{seed} {path}")
        texts = dict(damage(RICH[path], chance) for _ in range(60 if path == PROJECT else 8))
        for what, text in texts.items():
            yield Fault(f"damaged/{path.replace('/', '-')}-{what}", {path: text}, (), SOUND, base=RICH)


def odd_names():
    for number, name in enumerate(NAMES):
        if not name.endswith(".xcodeproj"):
            yield Fault(f"names/folder-{name!r}", play=partial(in_folder, name))
        yield Fault(f"names/file-{name!r}", {f"AppTests/{name}.swift": GREEN.replace("Green", "Odd")}, (), (0,),
                    # A folder's hidden files are none of a target's.
                    tests=PASSES if name.startswith(".") else {**PASSES, "OddTests/testOdd": RUNS})
        if number % 2 == 0:
            yield Fault(f"names/derived-{name!r}", play=partial(with_derived_data, name))
        elif not set(name) & set('"\\\n\t<>\x1b'):
            yield Fault(f"names/target-{name!r}", play=partial(as_target, name))


def faults(seed):
    yield from odd_files()
    yield from damaged_files(seed)
    yield from odd_names()
