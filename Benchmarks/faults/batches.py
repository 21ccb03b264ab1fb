"""Faults in sources of tests, which are compiled together and tried one by one only where that goes wrong."""

import re

from harness import GIGABYTE, Fault, xml_error
from projects import PACKAGED, PASSES

RUNS, FAILS, SKIPS, ABSENT = "passed", "failed", "skipped", ""
A = "func testA() {}"
# What the package of the project offers to them.
KIT = """import XCTest
public let kit = 1
open class PackageBase: XCTestCase { open func testOfThePackage() {} }
open class PackageGeneric<T>: XCTestCase { open func testGeneric() {} }
public enum Space { open class Inner: XCTestCase {} }
public typealias PackageAlias = XCTestCase
"""


def case(body, base="XCTestCase", attributes="final"):
    """A class of tests; its $ becomes a name of the fault's own."""
    return f"{attributes} class $: {base} {{\n{body}\n}}"


def test(body, text="", status=FAILS, members=""):
    """The source of a test that does something, and what must come of it."""
    return case(f"func testA() throws {{ {body} }}\n{members}"), {"$/testA": f"{status}: {text}" if text else status}


def batch(family, table, arguments=(), texts=(), never=()):
    """The faults of a table of sources and statuses of tests, each source in a file of its own."""
    for name, (source, tests) in table.items():
        own = "".join(part.capitalize() for part in re.split(r"[^a-zA-Z0-9]", f"{family}-{name}")) + "Tests"
        source = "import XCTest\nimport Kit\n" + re.sub(r"\$(?!\d)", own, source)
        tests = {method.replace("$", own): status for method, status in tests.items()}
        yield Fault(f"{family}/{name}", {}, tuple(arguments), (), tuple(texts), tuple(never), tests, source=source)


def attempt_batch(faults, bench):
    """What is wrong with what comes of each of the faults; when all together go wrong, each half is tried by itself."""
    sources = {f"AppTests/F{number}.swift": fault.source for number, fault in enumerate(faults)}
    bench.set_up({**PACKAGED, "Kit/Sources/Kit/Kit.swift": KIT, **sources})
    junit = bench.root / "junit.xml"
    junit.unlink(missing_ok=True)
    run = bench.run(*faults[0].arguments, "--junit", str(junit), limit=600, limit_memory=8 * GIGABYTE)
    shared = run.judge((0, 1), tests=PASSES) + xml_error(junit)
    if shared and len(faults) > 1:
        half = len(faults) // 2
        results = {**attempt_batch(faults[:half], bench), **attempt_batch(faults[half:], bench)}
        if not any(results.values()):
            results[faults[0].name] = [f"together with the {len(faults) - 1} after it:", *shared]
        return results
    results = {}
    for fault in faults:
        results[fault.name] = shared + run.judge_text(fault.texts, fault.never)
        for name, status in fault.tests.items():
            results[fault.name] += run.judge_test(name, status)
    return results
