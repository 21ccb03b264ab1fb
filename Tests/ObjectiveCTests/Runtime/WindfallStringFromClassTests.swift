import ObjectiveC
import Testing

struct WindfallStringFromClassTests {
  final class Inner: NSObject {}
  enum Space {
    final class Deep: NSObject {}
  }

  @Test("Classes are found by the names that they say", arguments: [Person.self, Inner.self, Space.Deep.self])
  func roundTrip(type: NSObject.Type) {
    #expect(windfallClassFromString(windfallStringFromClass(type)) == type)
  }

  @Test("Names hold the module, but not that of a framework")
  func names() {
    #expect(windfallStringFromClass(Person.self) == "ObjectiveCTests.Person")
    #expect(windfallStringFromClass(Inner.self) == "ObjectiveCTests.WindfallStringFromClassTests.Inner")
    #expect(windfallStringFromClass(NSObject.self) == "NSObject")
    #expect(windfallClassFromString("NSObject") == NSObject.self)
    #expect(windfallClassFromString("Nowhere.Nothing") == nil)
    #expect(windfallClassFromString("") == nil)
  }
}
