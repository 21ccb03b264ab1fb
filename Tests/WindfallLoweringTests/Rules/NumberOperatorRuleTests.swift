import Testing

struct NumberOperatorRuleTests {
  static let cases = [
    LoweringCase(
      name: "comparisons of numbers",
      before: """
        import Foundation
        func < (lhs: NSNumber, rhs: NSNumber) -> Bool {
          return lhs.compare(rhs) == .orderedAscending
        }
        public func >= (lhs: NSNumber, rhs: NSNumber) -> Bool { !(lhs < rhs) }
        func < (lhs: NSNumber, rhs: Int) -> Bool { lhs.intValue < rhs }
        let isSmaller = (1 as NSNumber) < (2 as NSNumber)
        """,
      after: """
        import Foundation; import FoundationOverlay
        extension NSNumber { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool {
          return lhs.compare(rhs) == .orderedAscending
        } }
        extension NSNumber { public static func >= (lhs: NSNumber, rhs: NSNumber) -> Bool { !(lhs < rhs) } }
        func < (lhs: NSNumber, rhs: Int) -> Bool { lhs.intValue < rhs }
        let isSmaller = (1 as NSNumber) < (2 as NSNumber)
        """)
  ]

  @Test("A file's own comparisons of numbers come before those of Foundation on Linux", arguments: cases)
  func comparisons(_ example: LoweringCase) {
    expectLowering(example)
  }
}
