import ObjectiveC
import Testing

struct RuntimeFunctionTests {
  @Test("Classes have names")
  func names() {
    #expect(String(cString: class_getName(Person.self)) == "ObjectiveCTests.Person")
    #expect(class_getName(Person.self) == class_getName(Person.self))
    #expect(class_getSuperclass(Person.self) == NSObject.self)
    #expect(object_getClass(Person()) == Person.self)
  }

  @Test("A property is found by its name")
  func property() throws {
    let property = try #require(class_getProperty(Person.self, "name"))
    #expect(String(cString: property_getName(property)) == "name" && property_getAttributes(property) == nil)
    #expect(class_getProperty(Person.self, "happy") != nil)
    #expect(class_getProperty(Person.self, "nothing") == nil && class_getProperty(nil, "name") == nil)
  }

  @Test("Classes say how large their objects are")
  func size() {
    final class Sized { var (a, b) = (1, 2) }
    #expect(class_getInstanceSize(Sized.self) == 2 * MemoryLayout<Int>.size + 16 && class_getInstanceSize(nil) == 0)
  }

  @Test("An object that is given another class has its methods, until it is given the old one back")
  func setClass() {
    class Bell { func ring() -> String { "ding" } }
    final class Gong: Bell { override func ring() -> String { "dong" } }
    let bell = Bell()
    #expect(object_setClass(bell, Gong.self) == Bell.self)
    #expect(bell.ring() == "dong" && bell is Gong)
    #expect(object_setClass(bell, Bell.self) == Gong.self)
    #expect(bell.ring() == "ding" && object_setClass(nil, Bell.self) == nil)
  }

  @Test("A pool hands on what its body returns or throws")
  func pool() throws {
    struct Stop: Error {}
    #expect(autoreleasepool { 1 } == 1)
    #expect(throws: Stop.self) { try autoreleasepool { throw Stop() } }
  }

  @Test("A lock may be taken several times, and given back as often")
  func lock() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }
}
