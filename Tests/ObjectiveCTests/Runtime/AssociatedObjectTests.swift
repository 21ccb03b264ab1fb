import ObjectiveC
import Testing

struct AssociatedObjectTests {
  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var other: UInt8 = 0

  private class Owner {
    var lastWords: (Any?) -> Void = { _ in }
    deinit { lastWords(objc_getAssociatedObject(self, &AssociatedObjectTests.key)) }
  }

  @Test("A value is kept by its key, and replaced")
  func values() {
    let owner = NSObject()
    objc_setAssociatedObject(owner, &Self.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &Self.other, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.key) as? String == "a")
    #expect(objc_getAssociatedObject(owner, &Self.other) as? Int == 2)
    objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, &Self.other) == nil)
    #expect(objc_getAssociatedObject(NSObject(), &Self.key) == nil)
  }

  @Test("A value ends with its owner, whose deinit still sees it")
  func lifetime() {
    weak var value: NSObject?
    var seen = false
    do {
      let owner = Owner()
      owner.lastWords = { seen = $0 != nil }
      let object = NSObject()
      value = object
      objc_setAssociatedObject(owner, &Self.key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(seen)
    #expect(value == nil)
  }

  @Test("Values are copied, or not kept alive, where that was asked")
  func policies() {
    let owner = NSObject()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, &Self.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect((objc_getAssociatedObject(owner, &Self.key) as? NSString)?._bridgeToSwift() == "a")
    weak var gone: NSObject?
    do {
      let object = NSObject()
      gone = object
      objc_setAssociatedObject(owner, &Self.other, object, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, &Self.other) as AnyObject === object)
    }
    #expect(gone == nil)
  }
}
