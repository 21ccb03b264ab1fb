import Testing

struct UnavailableExtensionRuleTests {
  static let cases = [
    LoweringCase(
      name: "extensions that are not for the phone",
      before: """
        import Foundation
        @available(iOS, unavailable)
        @available(watchOS 7.2, *)
        extension Fall.Kind: CustomStringConvertible {
          public var description: String { "fall" }
        }
        @available(macOS, unavailable)
        extension String { var phoneOnly: Int { count } }
        """,
      after: """
        import Foundation; import FoundationOverlay





        @available(macOS, unavailable)
        extension String { var phoneOnly: Int { count } }
        """)
  ]

  @Test("What is not available on iOS is removed from extensions", arguments: cases)
  func extensions(_ example: LoweringCase) {
    expectLowering(example)
  }
}
