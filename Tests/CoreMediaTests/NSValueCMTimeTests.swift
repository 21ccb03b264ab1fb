import CoreMedia
import Testing

@Suite struct NSValueCMTimeTests {
  @Test("A value holds a time")
  func times() {
    for time in [CMTime(value: 3, timescale: 600), .indefinite, CMTime(value: -1, timescale: -2), .invalid] {
      let other = NSValue(time: time).timeValue
      #expect(other.value == time.value && other.timescale == time.timescale)
      #expect(other.flags == time.flags && other.epoch == time.epoch)
    }
    #expect(NSValue(time: .zero) == NSValue(time: .zero))
    #expect(!NSNumber(value: 1).timeValue.isValid)
  }
}
