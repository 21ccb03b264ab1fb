"""Machines that lack something: descriptors, memory, space on the disk, a sound environment."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
from functools import partial

from harness import GIGABYTE, Fault, Unavailable
from projects import PASSES, RED, RICH

# Words that no message to a person may have.
INTERNAL = ["NSCocoa", "due to signal"]
ENVIRONMENT = [
    ("HOME", ""), ("HOME", "/nowhere"), ("HOME", None), ("LANG", "xx"), ("LC_ALL", "C"), ("LC_ALL", "tr_TR.UTF-8"),
    ("TZ", "Nowhere/X"), ("TZ", ":/dev/zero"), ("COLUMNS", "0"), ("COLUMNS", "-5"), ("COLUMNS", "x"), ("TERM", ""),
    ("TERM", None), ("XDG_CACHE_HOME", ""), ("XDG_CACHE_HOME", "relative"), ("USER", None), ("SHELL", "/nowhere"),
    ("PWD", "/nowhere"), ("CI", "1"), ("DISPLAY", "x"), ("MALLOC_PERTURB_", "42"), ("LD_BIND_NOW", "1"),
    ("SWIFT_BACKTRACE", "enable=no"), ("SWIFT_EXEC", "/nowhere"), ("SDKROOT", "/nowhere"), ("TOOLCHAINS", "x"),
    ("SWIFTC", "/nowhere"), ("CC", "/nowhere"), ("CPATH", "/nowhere"), ("LD_LIBRARY_PATH", "/nowhere"),
    ("PYTHONHOME", "/nowhere"), ("BASH_ENV", "/dev/zero"), ("POSIXLY_CORRECT", "1"),
]
TEMPORARY = [
    ("missing", "/nowhere", (0, 5)), ("file", "@LAB@/file", (0, 5)), ("null", "/dev/null", (0, 5)), ("empty", "", (0,)),
    ("relative", "x", (0, 5)), ("unset", None, (0,)), ("proc", "/proc", (0, 5)),
]
GITHUB = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/nowhere/x"}
MACHINES = {  # name: (how it is run, status, texts)
    **{f"files-{n}": ({"shell": f"ulimit -n {n};"}, (0, 5) if n > 20 else (5,), [])
       for n in (8, 12, 16, 24, 32, 64, 128)},
    **{f"file-size-{n}": ({"shell": f"ulimit -f {n};", "clean": True}, (3, 5), []) for n in (0, 1, 100)},
    **{f"memory-{n}": ({"limit_memory": n << 20, "clean": True}, (0, 3, 5), []) for n in (128, 256, 1024)},
    "processor-time": ({"shell": "ulimit -t 1;", "clean": True}, (0, 3, 5), []),
    "stack": ({"shell": "ulimit -s 256;", "clean": True}, (0, 3, 5), []),
    "core": ({"shell": "ulimit -c unlimited;"}, (0,), []),
    "nice": ({"shell": "nice -n 19 ionice -c 3"}, (0,), []),
    "output-full": ({"output": "/dev/full"}, (5,), ["standard output|No space"]),
    "output-full-junit": ({"output": "/dev/full", "arguments": ["--junit", "-"]}, (5,), []),
    "output-full-list": ({"output": "/dev/full", "arguments": ["--list"]}, (5,), []),
    "output-closed": ({"shell": "exec >&-;"}, (0, 5), []),
    "errors-closed": ({"shell": "exec 2>&-;"}, (0,), []),
    "all-closed": ({"shell": "exec >&- 2>&- <&-;"}, (0, 5), []),
    "input-closed": ({"shell": "exec <&-;"}, (0,), []),
    "output-pipe-closed": ({"output": "pipe"}, (0, 5, 141), []),
    **{f"temporary-{name}": ({"environment": {"TMPDIR": value}}, status, []) for name, value, status in TEMPORARY},
    **{f"{name.lower()}-{'unset' if value is None else value or 'empty'}": ({"environment": {name: value}}, (0,), [])
       for name, value in ENVIRONMENT},
    "path-empty": ({"environment": {"PATH": "/nowhere"}, "clean": True}, (5,), ["swift"]),
    "environment-none": ({"shell": 'env -i PATH="$PATH" TMPDIR="$TMPDIR" HOME="$HOME"'}, (0,), []),
    "environment-huge": ({"environment": {"BIG": "x" * 100_000}}, (0,), []),
    "gone-cwd": ({"shell": "mkdir gone; cd gone; rmdir ../gone;"}, (0, 2, 5), []),
    "umask": ({"shell": "umask 777;", "clean": True}, (0, 5), []),
    "ignored-signals": ({"shell": "trap '' INT TERM HUP PIPE CHLD;"}, (0,), []),
    "github": ({"environment": GITHUB, "arguments": ["--github"]}, (0, 5), []),
    "shards": ({"environment": {"CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "2"}}, (0, 2, 5, 64), []),
}
PLAN = json.loads(RICH["App.xctestplan"])
ENDLESS = {**PLAN, "defaultOptions": {"maximumTestRepetitions": 10**9, "testRepetitionMode": "fixedIterations"}}
MANY = ("--iterations", "100000000")


@contextlib.contextmanager
def opened(output):
    """A file for standard output; `pipe` is one that nobody reads."""
    if output == "pipe":
        reading, writing = os.pipe()
        os.close(reading)
        output = writing
    with open(output, "wb") as file:
        yield file


def lacking(how, status, texts, bench):
    """A machine that lacks something: it is said, or does no harm. What is `clean` is built anew."""
    how = dict(how)
    derived = bench.root / "clean" if how.pop("clean", False) else bench.derived
    if derived == bench.derived:
        bench.run()
    arguments = how.pop("arguments", [])
    with contextlib.ExitStack() as stack:
        if "output" in how:
            how["output"] = stack.enter_context(opened(how["output"]))
        run = bench.run(*arguments, derived=derived, **how)
    shutil.rmtree(bench.root / "clean", ignore_errors=True)
    yield from run.judge(status, texts, INTERNAL, PASSES if run.status == 0 and "--list" not in arguments else ())
    if run.status and "output" not in how and ">&-" not in how.get("shell", "") and not run.errors.strip():
        yield "says nothing"


@contextlib.contextmanager
def full_disk(kilobytes, folder):
    """A small disk of its own."""
    folder.mkdir(exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "faults", str(folder)]
    if not shutil.which("mount") or subprocess.run(mount, capture_output=True).returncode != 0:
        raise Unavailable("no disk can be mounted")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
        folder.rmdir()


def full_derived(kilobytes, bench):
    folder = bench.root / "disk"
    with full_disk(kilobytes, folder):
        yield from bench.run(derived=folder / "d").judge((5, 0), ["[Nn]o space|0 failed"], INTERNAL)


def full_temporary(kilobytes, bench):
    folder = bench.root / "disk"
    with full_disk(kilobytes, folder):
        yield from bench.run(environment={"TMPDIR": str(folder)}).judge((0, 5), ["space|0 failed"], INTERNAL)


def full_report(bench):
    folder = bench.root / "disk"
    with full_disk(16, folder):
        for option in ("--junit", "--html", "--markdown"):
            with contextlib.suppress(OSError), open(folder / "fill", "wb", buffering=0) as file:
                while True:
                    file.write(b"x" * 4096)
            yield from bench.run(option, str(folder / "report")).judge((5,), ["space"], INTERNAL)


def endless(arguments, files, bench):
    """A count that nobody can wait for is run with little memory until Ctrl-C, or refused."""
    bench.run()
    for path, text in files.items():
        bench.put(path, text)
    run = bench.run(*arguments, send=signal.SIGINT, after=12, limit_memory=4 * GIGABYTE, limit=30)
    yield from run.judge((130, 64, 2), ["nterrupted|must|at most"])


def faults(_):
    for name, values in MACHINES.items():
        yield Fault(f"machine/{name}", play=partial(lacking, *values))
    for kilobytes in (1, 4, 64, 512, 2048, 8192, 30_000, 45_000, 60_000):
        yield Fault(f"disk/derived-{kilobytes}", play=partial(full_derived, kilobytes))
    for kilobytes in (4, 16, 64, 256, 1024):
        yield Fault(f"disk/temporary-{kilobytes}", play=partial(full_temporary, kilobytes))
    yield Fault("disk/report", play=full_report)
    yield Fault("plan/endless", base=RICH, play=partial(endless, (), {"App.xctestplan": json.dumps(ENDLESS)}))
    yield Fault("plan/iterations", play=partial(endless, MANY, {}))
    yield Fault("plan/until-failure", play=partial(endless, ("--run-tests-until-failure", *MANY), {}))
    yield Fault("plan/retry", play=partial(endless, ("--retry-tests-on-failure", *MANY),
                                           {"AppTests/GreenTests.swift": RED}))
