"""Apps that die, hang or flood while their UI tests run."""

from functools import partial

from batches import FAILS, RUNS
from harness import Fault, xml_error
from projects import PROJECT, project_file

SCREEN = """import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions
    options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    BODY
    return true
  }
}
"""
UI_TEST = """import XCTest
final class GreenTests: XCTestCase {
  func testGreen() {
    XCUIApplication().launch()
    BODY
  }
}
final class OtherTests: XCTestCase {
  func testOther() {}
}
"""
LATE = "DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { %s }"
PAUSE = "Thread.sleep(forTimeInterval: 1)"
COUNT = "_ = XCUIApplication().buttons.count"
# name: (what the app does, what the test does after the launch, its status, what the failure says)
IN_APP = {
    "background": ('DispatchQueue.global().async { fatalError("mine") }', PAUSE, FAILS, "mine"),
    "background-asking-nothing": ('DispatchQueue.global().async { fatalError("mine") }', "", FAILS, "mine"),
    "late": (LATE % 'fatalError("mine")', PAUSE, FAILS, "mine"),
    "timer": ('Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in fatalError("mine") }',
              PAUSE, FAILS, "mine"),
    "launch": ('fatalError("mine")', "", FAILS, "mine"),
    "exit-0": ("exit(0)", "", FAILS, ""),
    "exit-late": (LATE % "exit(0)", f"{PAUSE}\nXCTAssert(XCUIApplication().exists)", FAILS, ""),
    "segv-sent": (LATE % "raise(SIGSEGV)", PAUSE, FAILS, "SIGSEGV"),
    "kill-sent": (LATE % "kill(getpid(), SIGKILL)", PAUSE, FAILS, ""),
    "trap-sent": (LATE % "raise(SIGTRAP)", PAUSE, FAILS, "SIGTRAP"),
    "term-sent": (LATE % "raise(SIGTERM)", PAUSE, FAILS, ""),
    "loop": ("while true {}", "", FAILS, ""),
    "loop-late": (LATE % "while true {}", f"{PAUSE}\n{COUNT}", FAILS, ""),
    "sleep": (LATE % "sleep(1000)", f"{PAUSE}\n{COUNT}", FAILS, r"App\.swift"),
    "stop": (LATE % "raise(SIGSTOP)", f"{PAUSE}\n{COUNT}", FAILS, ""),
    "terminated-by-test": ("", "XCUIApplication().terminate()\nXCUIApplication().terminate()", RUNS, ""),
    "never-launched": ("", "XCUIApplication().terminate()\nXCUIApplication().buttons[\"a\"].tap()", FAILS, ""),
    "flood": ('for n in 0..<300_000 { print("mine", n) }', "", RUNS, ""),
    "escape": ('print("\\u{1B}[2J")', "XCTFail()", FAILS, ""),
    "closed": ("for n in 0..<200 { close(Int32(n)) }", COUNT, FAILS, ""),
    "clearenv": ("clearenv()", "XCTAssert(XCUIApplication().exists)", RUNS, ""),
    "endless-layout": ("class V: UIView { override func layoutSubviews() { setNeedsLayout() } }\n"
                       "window.addSubview(V())",
                       "XCTAssert(XCUIApplication().exists)", "", ""),
    "test-dies": ("", "fatalError(\"mine\")", FAILS, "mine"),
    "test-exits": ("", "exit(0)", FAILS, ""),
    "big-tree": ("for n in 0..<20_000 { let l = UILabel(); l.text = String(n); window.addSubview(l) }",
                 'XCUIApplication().buttons["nowhere"].tap()', FAILS, "nowhere"),
    "identifier": ('let l = UILabel(); l.text = "\\u{1B}[2J\\0\\u{FFFE}"; window.addSubview(l)',
                   'XCUIApplication().buttons["nowhere"].tap()', FAILS, "nowhere"),
    "deep-tree": ("var v: UIView = window\nfor _ in 0..<3000 { let n = UIView(); v.addSubview(n); v = n }",
                  'XCUIApplication().buttons["nowhere"].tap()', "", ""),
}


def in_app(body, after, status, text, bench):
    """The test of the app has the status, the test after it passes, and the report is sound."""
    bench.put("App/App.swift", SCREEN.replace("BODY", body))
    bench.put("AppUITests/GreenTests.swift", UI_TEST.replace("BODY", after))
    junit = bench.root / "junit.xml"
    run = bench.run("--test-timeout", "10", "--junit", str(junit), limit=120)
    tests = {"OtherTests/testOther": RUNS}
    if status:
        tests["GreenTests/testGreen"] = f"{status}: {text}" if text else status
    yield from run.judge((0,) if status == RUNS else (1,) if status else (0, 1), (), ["\x1b"], tests)
    if (lines := run.text.count("\n")) > 2000:
        yield f"{lines} lines were written"
    yield from xml_error(junit)


def faults(_):
    for name, values in IN_APP.items():
        yield Fault(f"app/{name}", base={PROJECT: project_file(("App", "AppUITests"))}, play=partial(in_app, *values))
