import Foundation
import FoundationOverlay
import Testing

@Suite("Numbers of Core Foundation")
struct CFNumberTypeTests {
  @Test("A number says what it is kept as")
  func types() {
    let numbers: [NSNumber] = [
      NSNumber(value: true), NSNumber(value: Int8(20)), NSNumber(value: Int16(20)), NSNumber(value: Int32(20)),
      NSNumber(value: 1), NSNumber(value: UInt.max), NSNumber(value: Float(1)), NSNumber(value: 1.5),
    ]
    let types: [CFNumberType] = [
      .charType, .charType, .sInt16Type, .sInt32Type, .sInt64Type, .sInt64Type, .float32Type, .float64Type,
    ]
    #expect(numbers.map { CFNumberGetType($0) } == types)
    #expect(numbers.map { CFNumberGetByteSize($0) } == [1, 1, 2, 4, 8, 8, 4, 8])
    #expect(CFNumberType.maxType.rawValue == 16 && CFNumberType.doubleType.rawValue == 13)
  }

  @Test("Values are read, and the caller learns whether they fit")
  func values() {
    var (number, small, fraction) = (300, Int8(0), 0.0)
    let made = CFNumberCreate(nil, .nsIntegerType, &number)
    #expect(made?.intValue == 300)
    #expect(CFNumberGetValue(made, .doubleType, &fraction) && fraction == 300)
    #expect(!CFNumberGetValue(made, .sInt8Type, &small) && small == 44)
    #expect(CFNumberGetValue(NSNumber(value: 7), .charType, &small) && small == 7)
  }
}
