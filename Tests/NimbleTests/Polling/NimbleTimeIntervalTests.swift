import Testing

@testable import Nimble

struct NimbleTimeIntervalTests {
  @Test("A number is a span of seconds, as in older versions")
  func literals() {
    #expect(2 == NimbleTimeInterval.seconds(2))
    #expect(0.25 == NimbleTimeInterval.microseconds(250_000))
    #expect(expect(1).toEventually(equal(1), timeout: 0.5, pollInterval: 1).status == .passed)
  }

  @Test(
    "A span says how often another goes into it",
    arguments: [
      (NimbleTimeInterval.seconds(2), NimbleTimeInterval.seconds(4), 0.5),
      (.seconds(1), .milliseconds(10), 100), (.milliseconds(3), .microseconds(1), 3000),
      (.nanoseconds(5), .microseconds(1), 0.005),
    ])
  func division(whole: NimbleTimeInterval, part: NimbleTimeInterval, expected: Double) {
    #expect(abs(whole / part - expected) < 1e-9)
  }
}
