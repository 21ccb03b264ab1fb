import Testing
import WindfallCore

@testable import WindfallBuild

struct RunProgressTests {
  private static func test(_ method: String) -> TestIdentifier {
    TestIdentifier(target: "T", className: "A", method: method)
  }

  @Test("The time left is that of earlier runs, corrected by how fast this one is")
  func timeLeft() {
    nonisolated(unsafe) var now = ContinuousClock.now
    let known = ["T/A/a": 2.0, "T/A/b": 3, "T/A/c": 5]
    var progress = RunProgress(tests: ["T/A/a", "T/A/b", "T/A/c"], known: known, now: { now })
    #expect(progress.text(running: Self.test("a")) == "1 of 3, about 10 s left: a")
    now += .seconds(4)
    progress.finish(Self.test("a"))
    #expect(progress.text(running: Self.test("b")) == "2 of 3, about 16 s left: b")
    progress.finish(Self.test("other"))
    #expect(progress.text(running: Self.test("b")) == "2 of 3, about 16 s left: b")
  }

  @Test("Where a test has never run before, nothing is said of time; one that comes twice is left once after one run")
  func unknown() {
    var progress = RunProgress(tests: ["T/A/a", "T/A/b", "T/A/b"], known: ["T/A/b": 1], now: { .now })
    #expect(progress.text(running: Self.test("a")) == "1 of 3: a")
    progress.finish(Self.test("a"))
    progress.finish(Self.test("b"))
    #expect(progress.text(running: Self.test("b")) == "3 of 3, about 1 s left: b")
  }
}
