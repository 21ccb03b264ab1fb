@testable import ObjectiveC
import Testing

struct SelectorTests {
  @Test("Selectors are equal when their names are")
  func equality() {
    #expect(Selector("tap:") == "tap:")
    #expect(Selector("tap:", method: Thing.tap(_:)) == Selector("tap:"))
    #expect(Selector("tap:") != Selector("tap"))
    #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    #expect("\(Selector("a"))" == "a")
  }

  @Test("A name without colons is completed from the method")
  func completion() {
    #expect(Selector("tap", method: Thing.tap).description == "tap:")
    #expect(Selector("sum:with:", method: Thing.sum(_:with:)).description == "sum:with:")
    #expect(Selector("name", method: Thing.name).description == "name")
    #expect(Selector("tap", bound: Thing().tap).description == "tap:")
  }

  @Test("A method of a protocol gives its name only")
  func protocols() {
    let selector = Selector("grow:by:", method: (any Growing).grow(_:by:))
    #expect(selector == "grow:by:")
    #expect(Selector("shrink", method: (any Growing).shrink).description == "shrink")
    #expect(selector.thunk == nil)
  }
}

private protocol Growing: AnyObject {
  func grow(_ name: String, by amount: Int)
  func shrink()
}
