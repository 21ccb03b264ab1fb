import CoreMedia
import Foundation
import Testing

@Suite struct NSValueTimeTests {
  @Test("Values box times, and are compared by them")
  func boxed() {
    let value = NSValue(time: CMTime(value: 5, timescale: 600))
    #expect(value.timeValue == CMTime(value: 5, timescale: 600) && value.timeValue.timescale == 600)
    #expect(value == NSValue(time: CMTime(value: 5, timescale: 600)) && value != NSValue(time: .zero))
    #expect(!NSValue(range: NSRange(location: 1, length: 2)).timeValue.isValid)
  }
}
