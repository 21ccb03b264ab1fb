import Testing

struct DarwinTypeRuleTests {
  static let cases = [
    LoweringCase(
      name: "places in files",
      before: """
        import Foundation
        func seek(_ place: fpos_t, from: Int32) -> fpos_t? { fpos_t(Int(place) + 1) }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func seek(_ place: Int64, from: Int32) -> Int64? { Int64(Int(place) + 1) }
        """)
  ]

  @Test("Types that are others on Darwin have the meaning that they have there", arguments: cases)
  func types(_ example: LoweringCase) {
    expectLowering(example)
  }
}
