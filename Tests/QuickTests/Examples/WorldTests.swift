@_spi(Windfall) import FoundationOverlay
import Quick
import Testing

private final class LostSpec: QuickSpec {
  static let line = #line

  override class func spec() {
    describe("a thing") {
      itBehavesLike("nothing")
      it("goes on") {}
    }
  }
}

private final class NestedSpec: QuickSpec {
  static let line = #line

  override class func spec() {
    it("outer") {
      it("inner") {}
    }
    it("hook") {
      beforeEach {}
    }
    context("group") {
      beforeEach {
        it("in a hook") {}
      }
      it("has it") {}
    }
  }
}

private final class TwinSpec: QuickSpec {
  static let line = #line
  nonisolated(unsafe) static var log: [String] = []

  override class func spec() {
    it("twin") { log.append("first") }
    it("twin") { log.append("second") }
    it("twin (2)") { log.append("third") }
    sharedExamples("x") { it("a") {} }
    sharedExamples("x") { it("b") {} }
  }
}

private final class CatchingSpec: QuickSpec {
  nonisolated(unsafe) static var caught: [String] = []

  override class func spec() {
    afterEach { caught.append(NSException.catching { it("lost") {} }?.reason ?? "") }
    it("has a describe") { caught.append(NSException.catching { describe("lost") {} }?.reason ?? "") }
  }
}

private final class LongBehavior: Behavior<Int> {
  override class func spec(_ aContext: @escaping () -> Int) {
    it("has a number") { if aContext() != 1 { throw StopTest("no") } }
  }
}

private final class BehaviorSpec: QuickSpec {
  override class func spec() {
    itBehavesLike(LongBehavior.self) { 1 }
    itBehavesLike(LongBehavior.self, line: 7) { 2 }
  }
}

extension QuickTests {
  @MainActor struct WorldTests {
    @Test("Shared examples that are not there are a failed test at the line that asks for them")
    func missing() {
      let run = SpecRun(LostSpec.self)
      #expect(run.names == ["a thing, nothing", "a thing, goes on"])
      #expect(
        run.failures == [
          "a thing, nothing": [
            .init(
              message: "No shared example named 'nothing' has been registered; register it with sharedExamples before "
                + "it is used. Registered shared examples: none.", line: LostSpec.line + 4)
          ]
        ])
    }

    @Test("Words in the wrong place fail the example that they are in")
    func nested() {
      let run = SpecRun(NestedSpec.self)
      #expect(run.names == ["outer", "hook", "group, has it"])
      #expect(
        run.failures["outer"] == [
          .init(
            message: "'it' cannot be used inside 'it', 'it' may only be used inside 'context' or 'describe'.",
            line: NestedSpec.line + 4)
        ])
      #expect(
        run.failures["hook"]?.map(\.message) == [
          "'beforeEach' cannot be used inside 'it', 'beforeEach' may only be used inside 'context' or 'describe'."
        ])
      #expect(
        run.failures["group, has it"]?.map(\.message) == [
          "'it' cannot be used inside 'beforeEach', 'it' may only be used inside 'context' or 'describe'."
        ])
    }

    @Test("Words in the wrong place are an exception where one is caught, which names the hook that they are in")
    func exceptions() {
      let run = SpecRun(CatchingSpec.self)
      #expect(run.failures == [:])
      #expect(
        CatchingSpec.caught == [
          "'describe' cannot be used inside 'it', 'describe' may only be used inside 'context' or 'describe'.",
          "'it' cannot be used inside 'afterEach', 'it' may only be used inside 'context' or 'describe'.",
        ])
    }

    @Test("Of two examples of one name both run, the second with a number; shared examples registered twice fail")
    func twins() {
      TwinSpec.log = []
      let run = SpecRun(TwinSpec.self)
      #expect(run.names == ["twin", "twin (2)", "twin (2) (2)", "shared examples x"])
      #expect(TwinSpec.log == ["first", "second", "third"])
      #expect(run.failures.keys.sorted() == ["shared examples x"])
      #expect(run.failures["shared examples x"]?.map(\.line) == [TwinSpec.line + 8])
    }

    @Test("Behaviors have their context, and belong to the line that asks for them")
    func behaviors() {
      let run = SpecRun(BehaviorSpec.self)
      #expect(run.names == ["LongBehavior, has a number", "LongBehavior, has a number (2)"])
      #expect(run.messages == ["no"])
    }
  }
}
