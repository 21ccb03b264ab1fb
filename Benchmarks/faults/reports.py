"""What tests print, and what terminals and reports get."""

import json
import re
import xml.etree.ElementTree
from functools import partial

from batches import FAILS, batch, test
from harness import Fault
from projects import APP, GREEN, PROJECT, RED, SCHEME, SMALL, project_file, scheme_file

ESCAPE = "\\u{1B}"
PRINTS = {  # name: (expression that is printed, texts, never)
    "clear-screen": (f'"a{ESCAPE}[2Jb"', ["a.{1,8}b"], []),
    "title": (f'"{ESCAPE}]0;mine\\u{{7}}"', ["mine"], []),
    "hide-cursor": (f'"a{ESCAPE}[?25lb"', [], []),
    "reset": (f'"a{ESCAPE}cb"', [], []),
    "alternate": (f'"{ESCAPE}[?1049h"', [], []),
    "colour": (f'"{ESCAPE}[31mred{ESCAPE}[0m"', ["red"], []),
    "hyperlink": (f'"{ESCAPE}]8;;http://x{ESCAPE}\\\\link"', ["link"], []),
    "bell": ('"a\\u{7}b"', [], ["\x07"]),
    "backspace": ('"a\\u{8}\\u{8}b"', [], ["\x08"]),
    "return": ('"one\\rtwo"', ["one.*two"], []),
    "c1": ('"a\\u{9B}2Jb"', [], ["\x9b"]),
    "delete": ('"a\\u{7F}b"', [], ["\x7f"]),
    "null": ('"a\\0b"', [], ["\0"]),
    "separator": ('"mine\\u{1E}more"', ["mine.*more"], []),
    "separator-line": ('"mine\\n\\u{1E}\\nmore"', ["mine.*more"], []),
    "bidirectional": ('"a\\u{202E}b"', ["a.*b"], []),
    "long-line": ('String(repeating: "x", count: 1 << 20)', [], []),
    "many-lines": ('(0..<100_000).map { String($0) }.joined(separator: "\\n")', [], []),
    "newlines": ('String(repeating: "\\n", count: 100_000)', [], []),
    "cdata": ('"]]> & <x>"', ["]]> & <x>"], []),
    "not-xml": ('"\\u{1}\\u{FFFE}\\u{FFFF}"', [], []),
    "github": ('"::error::mine\\n::stop-commands::x"', ["mine"], []),
    "like-a-test": ('"    ✓ testOther (0.001 s)"', [], []),
    "like-an-end": ('"1 passed, 0 failed"', [], []),
    "emoji": ('"👩‍👩‍👧"', ["👩‍👩‍👧"], []),
    "combining": ('"a" + String(repeating: "\\u{301}", count: 9999)', [], []),
}

TERMINALS = {  # name: (environment, never)
    "dumb": ({"TERM": "dumb", "NO_COLOR": None}, ["\x1b"]),
    "no-color": ({"TERM": "xterm"}, [r"\x1b\[[0-9;]*m"]),
    "no-term": ({"TERM": None, "NO_COLOR": None}, []),
    "narrow": ({"TERM": "xterm", "COLUMNS": "1"}, []),
}


def unbuilt(bench):
    """Reports agree with the status when a target cannot be built."""
    targets = ("App", "AppTests", "MoreTests")
    more = 'import XCTest\nlet x: Int = ""\nfinal class MoreTests: XCTestCase { func testMore() {} }\n'
    bench.set_up({**SMALL, PROJECT: project_file(targets), "MoreTests/More.swift": more,
                  SCHEME: scheme_file(targets[1:])})
    for source in (GREEN, RED):
        bench.put("AppTests/GreenTests.swift", source)
        junit = bench.root / "junit.xml"
        run = bench.run("--junit", str(junit))
        yield from run.judge((3,), ["More.swift:2:14", "[1-9][0-9]* failed"])
        if not junit.is_file() or not re.search(r'errors="[1-9]', junit.read_text()):
            yield "JUnit names no error"
        if not any(issue["kind"] == "build" for issues in run.issues.values() for issue in issues):
            yield "JSON names no issue of the kind build"


def standard_output(option, bench):
    """`-` is standard output, and no file of this name is made."""
    run = bench.run("test", str(bench.project), "--derived-data", str(bench.derived), option, "-", raw=True)
    yield from run.judge((0,))
    if (bench.root / "-").exists():
        yield "made a file named -"
    try:
        if option == "--json":
            for line in run.output.splitlines():
                json.loads(line)
        elif option == "--junit":
            xml.etree.ElementTree.fromstring(run.output)
    except (ValueError, xml.etree.ElementTree.ParseError) as error:
        yield f"standard output is no report: {error}: {run.output[:200]!r}"


def live(name, environment, never, bench):
    """What a terminal gets."""
    bench.put("App/App.swift", f"{APP}// {name}\n")
    run = bench.run(terminal=True, environment=environment)
    yield from run.judge((0,), ["1 passed"], never)


def faults(_):
    for name, (expression, texts, never) in PRINTS.items():
        table = {name: test(f'print("begin", {expression}, "end"); XCTFail("failed")', "", FAILS)}
        yield from batch("prints", table, texts=texts, never=("\x1b", *never))
    yield Fault("reports/unbuilt", play=unbuilt)
    for option in ("--json", "--junit", "--markdown", "--html"):
        yield Fault(f"reports/output-{option[2:]}", play=partial(standard_output, option))
    for name, (environment, never) in TERMINALS.items():
        yield Fault(f"live/{name}", play=partial(live, name, environment, never))
