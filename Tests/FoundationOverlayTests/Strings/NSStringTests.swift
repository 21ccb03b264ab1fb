import Foundation
import FoundationOverlay
import Testing

struct NSStringTests {
  @Test("A string is made of another, be it one of Foundation's or of Swift's")
  func copies() {
    let text = NSString(string: "abc")
    let copy = NSMutableString(string: text)
    copy.append("d")
    #expect(copy == "abcd" && text == "abc" && NSString(string: text) == "abc")
    #expect(NSMutableString(string: "x" + String(text)) == "xabc")
  }
}
