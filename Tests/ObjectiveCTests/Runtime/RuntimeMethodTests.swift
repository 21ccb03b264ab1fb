import Foundation
import ObjectiveC
import Testing

@Suite("Methods and properties of the runtime") struct RuntimeMethodTests {
  @Test func `A class has the methods that its table names, and there are only classes that are there`() {
    #expect(class_getInstanceMethod(Person.self, Selector("noSuchMethod:")) == nil)
    #expect(class_getInstanceMethod(nil, Selector("description")) == nil)
    #expect(objc_getClass("NoSuchClass") == nil)
  }

  @Test func `Exchanging methods and listing properties stop with the name of the function`() async {
    await #expect(processExitsWith: .failure) { _ = class_copyPropertyList(Person.self, nil) }
  }
}
