import ObjectiveC
import Testing

@MainActor struct MethodTableTests {
  private func perform(_ name: String, on target: AnyObject, _ arguments: Any?...) -> Any? {
    MethodTable.invoke(target: target, selector: Selector(name), arguments: arguments)
  }

  @Test("A method is found by the name that it has in Objective-C")
  func byName() {
    let thing = Thing()
    #expect(perform("name", on: thing) as? String == "thing")
    #expect(perform("sum:with:", on: thing, 1, 2) as? Int == 3)
    #expect(perform("tap:", on: thing, "me", "left out") == nil)
    #expect(perform("tap:", on: thing, nil) == nil)
    #expect(thing.log == ["me", "nobody"])
  }

  @Test("A result is never an optional in an optional")
  func optionalResult() {
    #expect(perform("nothing", on: Thing()) == nil)
  }

  @Test("Private methods and properties are found")
  func privateMembers() {
    let thing = Thing()
    #expect(perform("secret", on: thing) as AnyObject === thing)
    _ = perform("setCount:", on: thing, 7)
    #expect(perform("count", on: thing) as? Int == 7)
  }

  @Test("A subclass has its superclass's methods, and overrides count")
  func inheritance() {
    #expect(perform("name", on: SmallThing()) as? String == "small thing")
    #expect(perform("sum:with:", on: SmallThing(), 3, 4) as? Int == 7)
  }

  @Test("The methods of a private class are found")
  func privateClass() {
    #expect(perform("name", on: makeHiddenThing()) as? String == "hidden thing")
  }

  @Test("A selector that holds its method needs no table")
  func thunk() {
    let selector = Selector("log", getter: { (owner: Thing) in owner.log.count })
    #expect(MethodTable.invoke(target: SmallThing(), selector: selector, arguments: []) as? Int == 0)
    #expect(!MethodTable.responds(target: NSObject(), selector: selector))
  }

  @Test("Objects say what they respond to")
  func responds() {
    let thing = SmallThing()
    #expect(thing.responds(to: "tap:"))
    #expect(!thing.responds(to: "tap"))
    #expect(!NSObject().responds(to: "name"))
    #expect(thing.perform("name").takeUnretainedValue() as? String == "small thing")
    thing.perform("tap:", with: "you")
    #expect(thing.log == ["you"])
    #expect(thing.perform("sum:with:", with: 1, with: 2).takeUnretainedValue() as? Int == 3)
  }

  @Test("Classes say what they respond to")
  func classMethods() {
    #expect(NSObject.responds(to: "name") == false)
    #expect(SmallThing.responds(to: "motto"))
    #expect(!SmallThing.responds(to: "tap:"))
    #expect(SmallThing.perform("motto").takeUnretainedValue() as? String == "motto of SmallThing")
  }

  @Test("An unknown name stops with the selector")
  func unknownName() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Thing().perform("unknown:", with: 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[Thing unknown:]: unrecognized selector sent to instance"))
  }

  @Test("A wrong argument stops with the selector")
  func wrongArgument() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Thing().perform("tap:", with: 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the method for selector tap: takes Optional<String> as argument 1"))
  }
}
