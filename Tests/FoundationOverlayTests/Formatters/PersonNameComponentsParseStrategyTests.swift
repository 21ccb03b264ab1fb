import Foundation
import FoundationOverlay
import Testing

@Suite("Names that are read")
struct PersonNameComponentsParseStrategyTests {
  @Test("A text is taken apart")
  func parts() throws {
    let name = try PersonNameComponents("Dr. Grace Hopper")
    #expect(name.givenName == "Grace")
    #expect(name.familyName == "Hopper")
    #expect(try PersonNameComponents("Ada Lovelace", strategy: .name).familyName == "Lovelace")
    let style = PersonNameComponents.FormatStyle(style: .short)
    #expect(try style.parseStrategy.parse("Ada Lovelace").formatted(style) == "Ada")
    #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
  }
}
