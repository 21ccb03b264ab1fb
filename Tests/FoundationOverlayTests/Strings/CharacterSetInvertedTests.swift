import Foundation
import FoundationOverlay
import Testing

@Suite("Sets of all other characters")
struct CharacterSetInvertedTests {
  @Test("The set can be changed, and the one that it was made of stays")
  func changes() {
    let digits = CharacterSet.decimalDigits
    var others = digits.inverted
    others.remove(charactersIn: "+")
    others.formUnion(CharacterSet(charactersIn: "1"))
    #expect(others.contains("a") && others.contains("1") && !others.contains("+") && !others.contains("2"))
    #expect(!digits.contains("+") && digits.contains("2"))
    #expect(digits.inverted.inverted == digits)
  }
}
