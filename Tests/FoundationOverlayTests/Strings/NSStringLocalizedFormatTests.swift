import Foundation
import FoundationOverlay
import Testing

@Suite("Localized formats of objects")
struct NSStringLocalizedFormatTests {
  @Test("The values are put in")
  func format() {
    let text: NSString = NSString.localizedStringWithFormat("%d of %@", 3, "five" as NSString)
    #expect(text == "3 of five")
    #expect(NSMutableString.localizedStringWithFormat("%d", 7).length == 1)
  }
}
