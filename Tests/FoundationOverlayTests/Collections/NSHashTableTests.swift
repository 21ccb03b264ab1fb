import Foundation
import FoundationOverlay
import Testing

@Suite("Hash tables")
struct NSHashTableTests {
  private final class Thing {}

  @Test("A table of weak objects forgets those that are gone")
  func weak() {
    let table = NSHashTable<Thing>.weakObjects()
    let first = Thing()
    var second: Thing? = Thing()
    table.add(first)
    table.add(first)
    table.add(second)
    #expect(table.count == 2)
    second = nil
    #expect(table.count == 1)
    #expect(table.allObjects.first === first)
    #expect(table.contains(first))
    table.remove(first)
    #expect(table.anyObject == nil)
  }

  @Test("Objects that are equal are one, unless the table asks which they are")
  func equality() {
    let equal = NSHashTable<NSString>(options: .strongMemory)
    let same = NSHashTable<NSMutableString>(options: [.strongMemory, .objectPointerPersonality])
    for _ in 0..<2 {
      equal.add(NSString(string: "some text that is not small"))
      same.add(NSMutableString(string: "text"))
    }
    #expect(equal.count == 1)
    #expect(same.count == 2)
    #expect(equal.member(NSString(string: "some text that is not small")) != nil)
    equal.removeAllObjects()
    #expect(equal.count == 0)
  }
}
