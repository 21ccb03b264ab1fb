import Testing
import WindfallCore

@testable import WindfallBuild

struct OutputRouterTests {
  private let mark = String(TestOutput.endOfTestMark.dropLast())

  @Test func `what comes before the first test belongs to it`() {
    var router = OutputRouter()
    #expect(takeAll(["early"], &router) == [])
    #expect(router.open().map(\.text) == ["early"])
    #expect(takeAll(["now"], &router) == ["now"])
  }

  @Test func `what comes behind a mark belongs to the next test`() {
    var router = OutputRouter()
    _ = router.open()
    #expect(takeAll(["one", mark, "two", mark, "three"], &router) == ["one"])
    #expect(router.open().map(\.text) == ["two"])
    #expect(router.open().map(\.text) == ["three"])
  }

  @Test func `a record separator of the test's own is no mark`() {
    var router = OutputRouter()
    _ = router.open()
    #expect(takeAll(["one\u{1E}", "\u{1E}", "two"], &router) == ["one\u{1E}", "\u{1E}", "two"])
  }

  @Test func `a mark may follow text without a line end`() {
    var router = OutputRouter()
    _ = router.open()
    #expect(takeAll(["one\(mark)", "two"], &router) == ["one"])
    #expect(router.open().map(\.text) == ["two"])
  }

  @Test func `the set-up and tear-down of a class end with marks of their own`() {
    var router = OutputRouter()
    #expect(takeAll(["set-up", mark, "test", mark, "tear-down", mark, "next"], &router) == [])
    #expect(router.takeMarked().map(\.text) == ["set-up"])
    #expect(router.open().map(\.text) == ["test"])
    #expect(router.takeMarked().map(\.text) == ["tear-down"])
    #expect(router.takeMarked().map(\.text) == [])
    #expect(router.open().map(\.text) == ["next"])
  }

  @Test func `nothing is lost when the process ends`() {
    var router = OutputRouter()
    #expect(takeAll(["one", mark, mark, "two"], &router) == [])
    #expect(router.end().map(\.text) == ["one", "two"])
  }

  private func takeAll(_ lines: [String], _ router: inout OutputRouter) -> [String] {
    var result: [String] = []
    for line in lines { result += router.take(line, on: .standardOutput) }
    return result
  }
}
