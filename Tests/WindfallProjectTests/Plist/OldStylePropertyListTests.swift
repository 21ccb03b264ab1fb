import Foundation
import Testing

@testable import WindfallProject

struct OldStylePropertyListTests {
  private func value(_ text: String) throws -> PropertyListValue {
    try OldStylePropertyList.value(of: Array(text.utf8))
  }

  @Test func `reads dictionaries, lists, texts and data`() throws {
    let value = try value("{ a = b/c.d; \"e f\" = (g, 'h', ); i = {}; j = <0a FF>; }")
    #expect(
      value
        == .dictionary([
          "a": "b/c.d", "e f": .array(["g", "h"]), "i": .dictionary([:]), "j": .data(Data([0x0A, 0xFF])),
        ]))
  }

  @Test func `skips comments`() throws {
    #expect(try value("// !$*UTF8*$!\n(a /* b */, // c\n d)") == .array(["a", "d"]))
  }

  @Test func `knows the escapes`() throws {
    #expect(try value(#""a\n\t\"\\\U00e9\101x""#) == "a\n\t\"\\éAx")
    #expect(try value(#""\Ud800""#) == "\u{FFFD}")
  }

  @Test func `keeps text that is not UTF-8 readable`() throws {
    #expect(try OldStylePropertyList.value(of: [0x22, 0xFF, 0x22]) == "\u{FFFD}")
  }

  @Test func `reads what Foundation reads from the example`() throws {
    let data = try Data(contentsOf: Fixtures.calculator.appending(path: "Calculator.xcodeproj/project.pbxproj"))
    let foundation = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(try OldStylePropertyList.value(of: Array(data)) == PropertyListValue(foundationValue: foundation))
  }
}
