import Foundation
import ObjectiveC
import Testing

@Suite("Methods that are added to classes")
struct Class_addMethodTests {
  private final class Watcher: NSObject {}

  private final class Calls {
    var all: [String] = []
  }

  @Test("A block becomes a method of a class, once")
  func blocks() {
    let calls = Calls()
    let block: (AnyObject, AnyObject) -> Void = { _, name in calls.all.append("saw \(name)") }
    let implementation = imp_implementationWithBlock(block)
    let selector = Selector("see:")
    #expect(!Watcher().responds(to: selector))
    #expect(class_addMethod(Watcher.self, selector, implementation, nil))
    #expect(!class_addMethod(Watcher.self, selector, implementation, nil))
    #expect(Watcher().responds(to: selector))
    var count: UInt32 = 0
    let methods = class_copyMethodList(Watcher.self, &count)
    #expect(count == 1 && methods.map { method_getName($0.pointee) } == selector)
    free(methods)
    #expect(class_copyMethodList(Calls.self, &count) == nil && count == 0)
    Watcher().perform(selector, with: "you")
    #expect(calls.all == ["saw you"])
    #expect(!NSObject().responds(to: selector))
  }

  @Test("Protocols that cannot be looked through are not found")
  func protocols() throws {
    #expect(objc_getProtocol("NobodysProtocol") == nil)
    let found = try #require(objc_getProtocol("ObjectiveCTestsProtocol"))
    #expect(!class_conformsToProtocol(Watcher.self, found))
    #expect(class_addProtocol(Watcher.self, found))
    #expect(!class_addProtocol(Watcher.self, found))
    #expect(class_conformsToProtocol(Watcher.self, found))
  }
}

@_cdecl("windfall_protocol_ObjectiveCTestsProtocol")
public func windfall_protocol_ObjectiveCTestsProtocol() {}
