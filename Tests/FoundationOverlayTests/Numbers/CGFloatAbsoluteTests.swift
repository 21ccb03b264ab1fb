import Foundation
import FoundationOverlay
import Testing

@Suite("abs in extensions of CGFloat")
struct CGFloatAbsoluteTests {
  @Test("It is the free function's")
  func absolute() {
    #expect((5 as CGFloat).isNear(5.05))
    #expect(!(5 as CGFloat).isNear(4))
    #expect(CGFloat(1).distances(to: [-2, 4]) == [3, 3])
  }
}

extension CGFloat {
  fileprivate func isNear(_ other: CGFloat) -> Bool { abs(other - self) < 0.1 }

  fileprivate func distances(to others: [Int]) -> [Int] { others.map { abs($0 - Int(self)) } }
}
