import Foundation
import FoundationOverlay
import Testing

@Suite("Objects in arrays of objects")
struct NSArrayObjectsTests {
  private final class Plain {}

  private final class Named: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Named, right: Named) -> Bool { left.name == right.name }
  }

  @Test("An object that cannot be hashed is found by its own comparison, else by what it is")
  func finds() {
    let plain = Plain()
    let array = NSMutableArray(array: ["text", Plain(), plain, Named("a")])
    #expect(array.index(of: plain) == 2 && array.contains(plain))
    #expect(array.index(of: Named("a")) == 3 && !array.contains(Named("b")) && !array.contains(Plain()))
    #expect(array.index(of: plain, in: NSRange(location: 0, length: 2)) == NSNotFound)
    #expect(array.index(of: "text") == 0)
    #expect(array.indexOfObjectIdentical(to: plain) == 2)
    #expect(array.indexOfObjectIdentical(to: plain, in: NSRange(location: 3, length: 1)) == NSNotFound)
    #expect(array.indexOfObjectIdentical(to: Named("a")) == NSNotFound)
    #expect(NSArray(array: [plain]).contains(plain))
  }

  @Test("Objects are taken out, one by one and together")
  func removes() {
    let plain = Plain()
    let array = NSMutableArray(array: ["text", Plain(), plain, Named("a"), 5])
    array.remove(plain)
    #expect(array.count == 4)
    array.removeObjects(in: [Named("a"), "text", Plain(), 5])
    #expect(array.count == 1 && array[0] is Plain)
  }

  @Test("What is put behind the last object is added, and elsewhere takes the place of another")
  func subscripts() {
    let array = NSMutableArray(array: ["a"])
    array[1] = "b"
    array[0] = Plain()
    #expect(array.count == 2 && array[0] is Plain && array[1] as? String == "b")
  }
}
