import Foundation
import FoundationOverlay
import Testing

struct NSCompoundPredicateFormatTests {
  @Test func `parts of another kind stand in brackets`() {
    func both(_ kind: NSCompoundPredicate.LogicalType, _ parts: [NSPredicate]) -> NSCompoundPredicate {
      NSCompoundPredicate(type: kind, subpredicates: parts)
    }
    let first = both(.and, [NSPredicate(format: "X = 10"), NSPredicate(format: "Y = 30")])
    let second = both(.or, [NSPredicate(format: "Z = 20"), NSPredicate(format: "K = 40")])
    #expect(first.description == "X == 10 AND Y == 30")
    #expect(both(.and, [first, second]).description == "(X == 10 AND Y == 30) AND (Z == 20 OR K == 40)")
    #expect(both(.or, [first, second]).description == "(X == 10 AND Y == 30) OR (Z == 20 OR K == 40)")
    #expect(both(.not, [second]).description == "NOT (Z == 20 OR K == 40)")
    #expect("\(both(.and, [NSPredicate(format: "X = 10")]))" == "X == 10")
  }

  @Test func `closures do not hinder`() {
    let closure = NSPredicate { _, _ in true }
    let text = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "X = 10"), closure]).description
    #expect(text.hasPrefix("X == 10 AND "))
  }
}
