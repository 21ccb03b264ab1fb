import Foundation
import FoundationOverlay
import Testing

@Suite("Objects of Core Foundation's collections")
struct CFDictionaryGetValueTests {
  @Test("A dictionary gives pointers to objects that live as long as it does")
  func dictionary() throws {
    let dictionary = NSDictionary(dictionary: ["delay": NSNumber(value: 0.5), "name": "Ada"])
    let (key, name, none) = (NSString("delay"), NSString("name"), NSString("none"))
    try withExtendedLifetime((key, name, none)) {
      let pointer = try #require(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(key).toOpaque()))
      #expect(Unmanaged<NSNumber>.fromOpaque(pointer).takeUnretainedValue().doubleValue == 0.5)
      #expect(CFDictionaryContainsKey(dictionary, Unmanaged.passUnretained(name).toOpaque()))
      #expect(!CFDictionaryContainsKey(dictionary, Unmanaged.passUnretained(none).toOpaque()))
    }
  }

  @Test("An array does the same by place")
  func array() throws {
    let array = NSArray(array: [NSNumber(value: 1), NSNumber(value: 2)])
    try withExtendedLifetime(array) {
      let pointer = try #require(CFArrayGetValueAtIndex(array, 1))
      #expect(Unmanaged<NSNumber>.fromOpaque(pointer).takeUnretainedValue().intValue == 2)
    }
  }
}
