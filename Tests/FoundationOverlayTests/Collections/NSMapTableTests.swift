import Foundation
import FoundationOverlay
import Testing

@Suite("Map tables")
struct NSMapTableTests {
  private final class Thing {}

  @Test("Values are found by equal keys, replaced and removed")
  func values() {
    let table = NSMapTable<NSString, Thing>.strongToStrongObjects()
    let thing = Thing()
    table.setObject(Thing(), forKey: "a")
    table.setObject(thing, forKey: NSString(string: "a"))
    table.setObject(Thing(), forKey: "b")
    #expect(table.count == 2)
    #expect(table.object(forKey: "a") === thing)
    #expect((table.keyEnumerator().allObjects as? [String]) == ["a", "b"])
    table.removeObject(forKey: "a")
    #expect(table.object(forKey: "a") == nil)
    #expect(table.dictionaryRepresentation().count == 1)
  }

  @Test("What is held weakly goes with its owner, key or value")
  func weak() {
    let values = NSMapTable<NSString, Thing>.strongToWeakObjects()
    var value: Thing? = Thing()
    values.setObject(value, forKey: "a")
    #expect(values.object(forKey: "a") === value)
    value = nil
    #expect(values.object(forKey: "a") == nil)
    #expect(values.count == 0)
    let keys = NSMapTable<Thing, NSString>.weakToStrongObjects()
    var key: Thing? = Thing()
    keys.setObject("x", forKey: key)
    #expect(keys.count == 1)
    key = nil
    #expect(keys.count == 0)
  }
}
