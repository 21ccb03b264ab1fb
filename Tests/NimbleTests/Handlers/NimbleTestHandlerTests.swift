import Nimble
import Testing

struct NimbleTestHandlerTests {
  @Test("In a test of Swift Testing a failure is an issue at the expectation's place")
  func swiftTesting() {
    withKnownIssue {
      expect(1).to(equal(2))
    } matching: { issue in
      issue.comments.first?.rawValue == "expected to equal <2>, got <1>" && issue.sourceLocation?.line == 8
    }
  }

  @Test("Another handler takes what the closure's expectations find")
  func otherHandler() {
    let recorder = AssertionRecorder()
    withAssertionHandler(recorder) {
      expect(1).to(equal(1))
      expect(1).to(equal(2))
    }
    #expect(recorder.assertions.map(\.success) == [true, false])
  }

  @Test("A requirement that does not hold is recorded once, however it leaves the closure")
  func requirements() async {
    let recorder = AssertionRecorder()
    withAssertionHandler(recorder) { try require(1).to(equal(2)) }
    await withAssertionHandler(recorder) { try await requirea(1).to(equal(3)) }
    #expect(
      recorder.assertions.map(\.message.stringValue) == [
        "expected to equal <2>, got <1>", "expected to equal <3>, got <1>",
      ])
  }
}
