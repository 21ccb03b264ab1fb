@testable import Quick
import Testing
@_spi(Windfall) import XCTestOverlay

nonisolated(unsafe) private var log: [String] = []

private final class OrderSpec: QuickSpec {
  override class func spec() {
    beforeSuite { log.append("suite") }
    afterSuite { log.append("end") }
    describe("outer") {
      beforeEach { log.append("before outer") }
      afterEach { log.append("after outer") }
      aroundEach { run in
        log.append("in")
        run()
        log.append("out")
      }
      context("inner") {
        justBeforeEach { log.append("just before") }
        beforeEach { metadata in log.append("before \(metadata.exampleIndex)") }
        afterEach { log.append("after inner") }
        it("runs") { log.append("it") }
      }
    }
  }
}

private final class OlderSpec: QuickSpec {
  override func spec() {
    var value = 0
    sharedExamples("counting") {
      it("counts") { log.append("\(value)") }
    }
    describe("a value") {
      beforeEach { value += 1 }
      itBehavesLike("counting")
      itBehavesLike("counting")
    }
    helper()
  }
}

private func helper() {
  it("is declared by a function") { log.append("function") }
}

private final class StateSpec: QuickSpec {
  override class func spec() {
    @TestState var list: [Int]! = [1]
    it("changes") {
      list.append(2); log.append("\(list.count)")
    }
    it("starts anew") { log.append("\(list.count)") }
    afterEach { log.append("after \(list.count)") }
    it("") {}
  }
}

private final class EndSpec: QuickSpec {
  private struct Trouble: Error {}

  override class func spec() {
    it("throws") { throw Trouble() }
    it("stops") { throw StopTest("no more") }
    it("stops silently") { throw StopTest.silently }
    it("skips") { throw XCTSkip("later") }
    describe("a hook that throws") {
      beforeEach { throw StopTest("not ready") }
      afterEach { log.append("after") }
      it("does not run") { log.append("it") }
    }
  }
}

private final class FocusSpec: QuickSpec {
  override class func spec() {
    it("is left out") {}
    fit("runs") { log.append("focused") }
    fdescribe("a group") { it("runs too") { log.append("group") } }
    fdescribe("pending wins") { xit("is pending") {} }
  }
}

private final class PendingSpec: QuickSpec {
  override class func spec() {
    xit("is pending") { log.append("no") }
    pending("is pending too") { log.append("no") }
    xcontext("a group") { it("is pending as well") { log.append("no") } }
    it("runs") {}
  }
}

extension QuickTests {
  @MainActor struct QuickSpecTests {
    init() { log = [] }

    @Test("Hooks run from the outside in and from the inside out, suite hooks once")
    func order() {
      let run = SpecRun(OrderSpec.self)
      #expect(run.names == ["outer, inner, runs"])
      #expect(
        log == [
          "suite", "before outer", "in", "before 0", "just before", "it", "after inner", "out", "after outer", "end",
        ])
    }

    @Test("Examples of the older form, and of functions, are found; shared ones as often as they are asked for")
    func older() {
      let run = SpecRun(OlderSpec.self)
      #expect(
        run.names == ["a value, counting, counts", "a value, counting, counts (2)", "is declared by a function"])
      #expect(log == ["1", "2", "function"])
    }

    @Test("A state is new for each example, and is there until its last hook has run")
    func state() {
      let run = SpecRun(StateSpec.self)
      #expect(log == ["2", "after 2", "1", "after 1", "after 1"])
      #expect(run.names == ["changes", "starts anew", "(no text)"])
    }

    @Test("What leaves an example by an error")
    func errors() {
      let run = SpecRun(EndSpec.self)
      #expect(run.failures["throws"]?.first?.message.hasPrefix("Test throws threw unexpected error: ") == true)
      #expect(run.failures["stops"]?.map(\.message) == ["no more"])
      #expect(run.failures["stops silently"] == nil)
      #expect(run.skipped == ["skips"])
      #expect(
        run.failures["a hook that throws, does not run"]?.map(\.message) == ["not ready"])
      #expect(log == ["after"])
    }

    @Test("A test that runs a spec itself has its results, unexpected errors apart from failures")
    func runsInside() throws {
      CurrentTest.testCase = XCTestCase(name: "outer", testClosure: { _ in })
      defer { CurrentTest.testCase = nil }
      let result = World.anotherWorld { _ in
        let suite = EndSpec.defaultTestSuite
        suite.run()
        return suite.testRun
      }
      let run = try #require(result)
      #expect(run.executionCount == 5)
      #expect(run.failureCount == 2)
      #expect(run.unexpectedExceptionCount == 1)
      #expect(run.skipCount == 1)
      #expect(Quick.currentSpec() == nil)
      #expect(
        EndSpec.allTests.map(\.0) == ["throws", "stops", "stops silently", "skips", "a hook that throws, does not run"])
    }

    @Test("Focus leaves the examples of all specs out, and pending wins over it")
    func focus() {
      let run = SpecRun(FocusSpec.self, PendingSpec.self)
      #expect(log == ["focused", "group"])
      #expect(
        run.skipped == [
          "is left out", "pending wins, is pending", "is pending", "is pending too", "a group, is pending as well",
          "runs",
        ])
    }

    @Test("Pending examples are skipped")
    func pendingExamples() {
      let run = SpecRun(PendingSpec.self)
      #expect(run.skipped == ["is pending", "is pending too", "a group, is pending as well"])
      #expect(log == [])
    }
  }
}
