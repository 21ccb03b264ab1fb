import Foundation
import FoundationOverlay
import Testing

@Suite("Objects as keys of any type")
struct AnyHashableObjectsTests {
  @Test("Texts and numbers are found by values of Swift, and these by objects")
  func keys() {
    let table: [AnyHashable: Int] = [NSString(string: "text"): 1, NSNumber(value: 2): 2, NSNumber(value: 0.5): 3]
    #expect(table["text"] == 1 && table[2] == 2 && table[0.5] == 3)
    #expect(table[NSString(string: "text")] == 1 && table[NSNumber(value: 2.0)] == 2)
    #expect(["a": 1] as [AnyHashable: Int] == [NSMutableString(string: "a"): 1])
  }

  @Test("A flag is no number, and what was put in comes out as either")
  func values() {
    #expect(AnyHashable(NSNumber(value: true)) == AnyHashable(true))
    #expect(AnyHashable(NSNumber(value: true)) != AnyHashable(1))
    #expect(AnyHashable(NSNumber(value: UInt64.max)) == AnyHashable(UInt64.max))
    let text: AnyHashable = NSString(string: "text")
    #expect(text as? String == "text" && text as? NSString == "text")
  }
}
