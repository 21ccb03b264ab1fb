import Testing
import WindfallCore

@testable import WindfallBuild

@Suite("The order of classes that run side by side")
struct ClassOrderTests {
  private static func name(_ name: String) -> TestIdentifier { TestIdentifier(target: "T", className: name) }

  /// What happens in a class with one test.
  private static func events(_ name: String) -> [TestEvent] {
    let test = TestIdentifier(target: "T", className: name, method: "test")
    return [
      .classStarted(Self.name(name)), .testStarted(test), .testFinished(test, status: .passed, duration: 0),
      .classFinished(Self.name(name)),
    ]
  }

  @Test(arguments: [[0, 1, 0, 1], [1, 1, 0, 0], [0, 0, 1, 1]])
  func `events come in the order of one process, whichever group is faster`(turns: [Int]) {
    var order = ClassOrder(["A", "B", "C", "D"].map(Self.name))
    var left = [["A", "C"], ["B", "D"]]
    var result: [TestEvent] = []
    for group in turns {
      for event in Self.events(left[group].removeFirst()) { result += order.take(event, of: group) }
    }
    result += order.end(1)
    result += order.end(0)
    result += order.finish()
    #expect(result == ["A", "B", "C", "D"].flatMap(Self.events))
  }

  @Test func `the first class is told of at once`() {
    var order = ClassOrder(["A", "B"].map(Self.name))
    let event = TestEvent.classStarted(Self.name("A"))
    #expect(order.take(event, of: 0) == [event])
    #expect(order.take(.classStarted(Self.name("B")), of: 1).isEmpty)
  }

  @Test func `what each process tells is told once`() {
    var order = ClassOrder(["A", "B"].map(Self.name))
    let issue = TestEvent.issueRecorded(
      TestIssue(test: TestIdentifier(target: "T"), kind: .warning, message: "no stub answers"))
    #expect(order.take(issue, of: 0) == [issue])
    #expect(order.take(issue, of: 1).isEmpty)
  }
}
