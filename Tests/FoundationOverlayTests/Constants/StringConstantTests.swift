import Foundation
import FoundationOverlay
import Testing

@Suite struct StringConstantTests {
  @Test("Constants that are texts in Objective-C are texts there")
  func bridging() {
    #expect((FileProtectionType.complete as NSString) as String == "NSFileProtectionComplete")
    #expect((Notification.Name("Saved") as NSString) as String == "Saved")
    #expect((URLResourceKey.nameKey as NSString) as String == URLResourceKey.nameKey.rawValue)
    let text: Any = NSString(string: "Saved")
    #expect(text as? Notification.Name == Notification.Name("Saved"))
    let number: Any = NSNumber(value: 1)
    #expect(number as? FileAttributeKey == nil)
  }
}
