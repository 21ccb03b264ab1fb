"""Runs that are interrupted or killed, and runs beside each other."""

import os
import random
import re
import signal
import subprocess
import time
from functools import partial

from harness import Fault
from projects import APP, GREEN, PASSES

ENDLESS = GREEN.replace("XCTAssertEqual(1, 1)", "while true {}")
TESTS = "AppTests/GreenTests.swift"


def interrupted(number, where, chance, bench):
    """A signal at a random moment: the right status, at once, with nothing left, and a next run that is right."""
    if where == "tests":
        bench.put(TESTS, ENDLESS)
    if where == "warm":
        bench.run()
    if where == "cold":
        bench.forget()
    bench.put("App/App.swift", f"{APP}// {chance.random()}\n")
    moment = {"cold": chance.random() * 6, "warm": chance.random(), "tests": 6 + chance.random()}[where]
    run = bench.run(send=number, after=moment, untidy=number == signal.SIGKILL)
    status = 128 + number
    yield from run.judge((status,) if where == "tests" else (status, 0))
    if run.status == status and run.seconds > moment + 2:
        yield f"took {run.seconds - moment:.1f} s to end"
    if run.status == 130 and not re.search(r"(^|\n|\r\x1b\[K)windfall: interrupted", run.errors):
        yield f"does not say on a line of its own that it was interrupted: {run.errors[-200:]!r}"
    bench.put(TESTS, GREEN)
    yield from bench.run().judge((0,), tests=PASSES)


def beside(kind, bench):
    """Two runs at once."""
    if kind.startswith("cold"):
        bench.forget()
    else:
        bench.run()
    if kind.startswith("edit"):
        bench.put("App/App.swift", f"{APP}// {kind}\n")
    more = {"cold-list": ["--list"], "cold-other-setting": ["--configuration", "Debug", "--setting", "FOO=1"]}
    processes = [bench.start(bench.command(report=bench.root / "one.json")),
                 bench.start(bench.command(*more.get(kind, []), report=bench.root / "two.json"))]
    killed = None
    if kind == "cold-one-killed":
        time.sleep(2)
        killed = processes[0]
        killed.kill()
    for number, process in enumerate(processes, 1):
        try:
            _, errors = process.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            bench.end_survivors()
            process.communicate()
            yield f"run {number} does not end"
            continue
        if process.returncode != 0 and process is not killed:
            yield f"run {number} has status {process.returncode}: {errors.decode(errors='replace')[-300:]}"
    yield from bench.end_survivors()
    bench.clear(bench.temporary)
    yield from bench.run().judge((0,), tests=PASSES)


def left_by_killed(bench):
    """What a killed run leaves behind is removed by a later one."""
    bench.put(TESTS, ENDLESS)
    bench.run(send=signal.SIGKILL, after=9, untidy=True)
    bench.put(TESTS, GREEN)
    yield from bench.run().judge((0,), tests=PASSES)


def faults(seed):
    for where, count in (("cold", 4), ("warm", 4), ("tests", 2)):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
            for turn in range(count):
                name = f"{where}-{number.name}-{turn}"
                chance = random.Random(f"{seed} {name}")
                yield Fault(f"signals/{name}", play=partial(interrupted, number, where, chance))
    for kind in ("cold-1", "cold-2", "cold-3", "cold-list", "cold-other-setting", "cold-one-killed", "warm-1", "warm-2",
                 "edit-1", "edit-2"):
        yield Fault(f"two/{kind}", play=partial(beside, kind))
    yield Fault("killed/folder", play=left_by_killed)
