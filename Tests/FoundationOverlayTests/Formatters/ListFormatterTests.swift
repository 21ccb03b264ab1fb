import Foundation
import FoundationOverlay
import Testing

@Suite("Lists")
struct ListFormatterTests {
  @Test("Joined as the language does")
  func languages() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(for: ["a", "b", "c"]) == "a, b und c")
    #expect(formatter.string(for: 3) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
  }

  @Test("Items have a formatter of their own")
  func items() {
    let formatter = ListFormatter()
    let numbers = NumberFormatter()
    numbers.numberStyle = .percent
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [0.5, 1]) == "50% and 100%")
  }
}
