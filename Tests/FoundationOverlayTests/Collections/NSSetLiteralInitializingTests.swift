import Foundation
import FoundationOverlay
import Testing

@Suite("Literals of sets")
struct NSSetLiteralInitializingTests {
  @Test("make sets, also mutable ones and in optionals")
  func classes() {
    let plain: NSSet? = [1, 2, 2]
    let mutable: NSMutableSet = ["a"]
    mutable.add("b")
    #expect(plain?.count == 2 && plain?.contains(2) == true)
    #expect(mutable.count == 2)
  }

  @Test("make an empty set")
  func empty() {
    let set: NSSet = []
    #expect(set.count == 0)
  }
}
