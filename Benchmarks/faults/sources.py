"""Projects and sources that cannot be built, or only in part, which is said and never passes in silence."""

import os
import shutil
import signal

from batches import RUNS
from harness import Fault, Unavailable
from projects import GREEN, PACKAGED, PASSES, PROJECT, SCHEME, project_file, scheme_file

NEW = "AppTests/New.swift"
SCRIPT = """
\t\tSCRIPT = {isa = PBXShellScriptBuildPhase; name = "Mine"; shellPath = /bin/sh; shellScript = "exit 1"; };"""
RULE = '\n\t\tRULE = {isa = PBXBuildRule; name = "Mine"; filePatterns = "*.mine"; script = "exit 1"; };'
ACTION = ('\n<PreActions><ExecutionAction ActionType='
          '"Xcode.IDEStandardExecutionActionsCore.ExecutionActionType.ShellScriptAction">'
          '<ActionContent title="Mine" scriptText="exit 1"/></ExecutionAction></PreActions>')
# What is not run, and what a project says of it.
UNRUN = {
    "script-phase": ({PROJECT: project_file(phases="SCRIPT, ", extra=SCRIPT)}, "Mine"),
    "build-rule": ({PROJECT: project_file(extra=RULE).replace(
        'name = "App";', 'name = "App"; buildRules = (RULE, );')}, "Mine|rule"),
    "pre-action": ({SCHEME: scheme_file(actions=ACTION)}, "Mine|action"),
}
MAC_SETTINGS = "T2DEBUG = {isa = XCBuildConfiguration; buildSettings = {"
MAC = {
    PROJECT: project_file(("App", "AppTests", "MacTests")).replace(MAC_SETTINGS, MAC_SETTINGS + "SDKROOT = macosx; "),
    "MacTests/M.swift": GREEN.replace("Green", "Mac"), SCHEME: scheme_file(("AppTests", "MacTests")),
}
PROJECTS = {  # name: (files, status, texts)
    "mac-target": (MAC, (0,), ["MacTests"]),
    "missing-package": ({PROJECT: project_file(packages=("Kit",))}, (0, 2, 3), ["Kit"]),
    "missing-package-imported": ({**PACKAGED, "Kit/Package.swift": None, "Kit/Sources/Kit/Kit.swift": None}, (2, 3),
                                 ["Kit"]),
    "no-product-name": ({PROJECT: project_file().replace('PRODUCT_NAME = "$(TARGET_NAME)"',
                                                         'PRODUCT_NAME = "$(NOTHING)"')}, (2, 3), ["PRODUCT_NAME"]),
    "objective-c": ({"App/Old.m": "int x;\n"}, (0,), ["Old.m"]),
    "no-sources": ({"AppTests/GreenTests.swift": None}, (3, 4), ["AppTests|no test"]),
    "case-missing": ({"AppTests/GreenTests.swift": "import XCTest\n"}, (4,), ["no test"]),
    "link-error": ({"App/New.swift": '@_silgen_name("nowhere_x") func nowhere()\nlet y: Void = nowhere()\n'}, (), []),
    "unused-invalid": ({"App/New.swift": b"let x = \"\xff\xfe\"\n"}, (), []),
    "null-bytes": ({NEW: b"\0" * 99}, (), []),
    "utf-16": ({NEW: GREEN.replace("Green", "Wide").encode("utf-16")}, (3,), ["New.swift"]),
    "deep-nesting": ({NEW: "let x = " + "(" * 5000 + "1" + ")" * 5000 + "\n"}, (0, 3), []),
    "slow-types": ({NEW: "let x = " + " + ".join(['[1, 2.0, "a"]'] * 12) + "\n"}, (0, 3), []),
    "unbalanced": ({NEW: "{" * 300}, (3,), ["New.swift"]),
    "same-names": ({"AppTests/Sub/GreenTests.swift": GREEN.replace("Green", "Other")}, (0, 3),
                   ["GreenTests.swift|passed"]),
    "same-class": ({NEW: GREEN}, (3,), ["redeclaration"]),
    # A runner cannot name a class that is local to a function.
    "class-in-function": ({NEW: "import XCTest\n\nfunc make() {\n  final class LocalTests: XCTestCase { "
                                "func testA() {} }\n  _ = LocalTests.self\n}\n"}, (3,), ["New.swift.*LocalTests"]),
}
COMPILED = {  # name: (source, test)
    "bom": ("\ufeff" + GREEN.replace("Green", "Marked"), "MarkedTests/testMarked"),
    "carriage-returns": (GREEN.replace("Green", "Crlf").replace("\n", "\r\n"), "CrlfTests/testCrlf"),
}
# What the compiler takes minutes for: the user gives up.
SLOW = {
    "deep-types": "enum A { " * 300 + "}" * 300 + "\n",
    "long-expression": "let x = " + " + ".join(["1"] * 300) + "\n",
}
MANY = {f"AppTests/N{n}.swift": f"import XCTest\nfinal class N{n}Tests: XCTestCase {{ func testA() {{}} }}\n"
        for n in range(300)}


def unreadable(bench):
    """A source that the user may not read."""
    shell = None
    if os.geteuid() == 0:  # Root may read all, unless it gives that up.
        if not shutil.which("capsh"):
            raise Unavailable("capsh is not installed")
        shell = "capsh --drop=cap_dac_override,cap_dac_read_search --shell=/usr/bin/env --"
    bench.put("AppTests/Closed.swift", "import XCTest\n")
    (bench.project / "AppTests/Closed.swift").chmod(0)
    yield from bench.run(shell=shell).judge((3,), ["Closed.swift.*(read|permi)"])


def faults(_):
    for name, (files, text) in UNRUN.items():
        yield Fault(f"said/{name}", files, (), (0,), (text,))
        yield Fault(f"doctor/{name}", files, ("doctor", "@LAB@/p"), (1,), (text,), how={"raw": True})
    for name, (files, status, texts) in PROJECTS.items():
        yield Fault(f"said/{name}", files, (), status, tuple(texts))
    for name, (source, test) in COMPILED.items():
        yield Fault(f"said/{name}", {NEW: source}, (), (0,), tests={test: RUNS})
    for name, source in SLOW.items():
        how = {"send": signal.SIGINT, "after": 20, "limit": 40}
        yield Fault(f"said/{name}", {NEW: source}, (), (0, 3, 130), how=how)
    yield Fault("said/unreadable", play=unreadable)
    yield Fault("said/long-setting", {PROJECT: project_file(settings={"OTHER_SWIFT_FLAGS": "-DX" + "x" * 1_000_000})},
                (), (0,), tests=PASSES, how={"limit": 40})
    yield Fault("said/compile-error", {NEW: 'let x: Int = ""\n'}, (), (3,), ("AppTests/New.swift:1:14",),
                ("@LAB@/d",))
    deprecated = "@available(*, deprecated) class OldTests: XCTestCase { func testA() {} }\nimport XCTest\n"
    yield Fault("said/warning", {NEW: deprecated}, (), (0,), (), ("WindfallTestRegistry",))
    yield Fault("said/registry-name", {"AppTests/WindfallTestRegistry.swift": GREEN.replace("Green", "Mine")}, (), (0,),
                tests={"MineTests/testMine": RUNS, **PASSES})
    yield Fault("said/many-files", MANY, (), (0,), ("301 passed",), how={"limit": 120})
