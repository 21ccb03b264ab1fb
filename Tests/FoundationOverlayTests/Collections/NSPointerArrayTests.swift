import Foundation
import FoundationOverlay
import Testing

struct NSPointerArrayTests {
  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

  @Test("An array of weak pointers lets its objects go, and leaves their places until it is compacted")
  func weak() {
    let array = NSPointerArray.weakObjects()
    let first = NSObject()
    array.addPointer(pointer(first))
    do {
      let second = NSObject()
      array.addPointer(pointer(second))
      #expect(array.allObjects.count == 2)
    }
    #expect(array.count == 2 && array.allObjects.count == 1 && array.pointer(at: 1) == nil)
    array.compact()
    #expect(array.count == 1 && array.pointer(at: 0) == pointer(first))
  }

  @Test("An array of strong pointers keeps its objects, in any place")
  func strong() {
    let array = NSPointerArray.strongObjects()
    do {
      let (first, second) = (NSObject(), NSObject())
      array.addPointer(pointer(first))
      array.insertPointer(pointer(second), at: 0)
    }
    #expect(array.allObjects.count == 2)
    array.replacePointer(at: 0, withPointer: nil)
    #expect(array.count == 2 && array.allObjects.count == 1)
    array.removePointer(at: 0)
    array.count = 3
    #expect(array.count == 3 && array.pointer(at: 2) == nil)
    array.count = 1
    #expect(array.allObjects.count == 1)
  }
}
