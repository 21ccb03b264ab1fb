import Testing

@testable import Nimble

struct NimbleTimeIntervalTests {
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
