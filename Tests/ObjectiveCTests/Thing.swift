import ObjectiveC

/// What the lowering makes of a class whose methods are exposed to Objective-C.
class Thing: NSObject {
  var log: [String] = []
  private var count = 0

  func tap(_ sender: String?) { log.append(sender ?? "nobody") }
  func name() -> String { "thing" }
  func sum(_ a: Int, with b: Int) -> Int { a + b }
  func nothing() -> String? { nil }
  private func secret() -> NSObject { self }
}

final class SmallThing: Thing {
  override func name() -> String { "small thing" }
}

private final class HiddenThing: NSObject {
  func name() -> String { "hidden thing" }
}

func makeHiddenThing() -> NSObject { HiddenThing() }

extension Thing {
  nonisolated fileprivate static func windfallMethods_Thing(_ table: ObjectiveC.MethodTable) {
    table.add(ObjectiveC.Selector("tap:", method: Thing.tap(_:)))
    table.add(ObjectiveC.Selector("name", methodWithoutParameters: Thing.name))
    table.add(ObjectiveC.Selector("sum:with:", method: Thing.sum(_:with:)))
    table.add(ObjectiveC.Selector("nothing", methodWithoutParameters: Thing.nothing))
    table.add(ObjectiveC.Selector("secret", methodWithoutParameters: Thing.secret))
    table.add(classMethod: "motto", of: Thing.self) { type, _ in "motto of \(type)" }
    table.add(getter: "count", of: Thing.self) { $0.count }
    table.add(setter: "setCount:", of: Thing.self) { $0.count = $1 }
  }
}

extension HiddenThing {
  nonisolated fileprivate static func windfallMethods_HiddenThing(_ table: ObjectiveC.MethodTable) {
    table.add(ObjectiveC.Selector("name", methodWithoutParameters: HiddenThing.name))
  }
}

@_cdecl("windfall_methods_ObjectiveCTests_Thing")
public nonisolated func windfall_methods_ObjectiveCTests_Thing(_ table: UnsafeMutableRawPointer) {
  Thing.windfallMethods_Thing(Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue())
}

@_cdecl("windfall_category_methods_ObjectiveCTests_Thing")
public nonisolated func windfall_category_methods_ObjectiveCTests_Thing(_ table: UnsafeMutableRawPointer) {
  HiddenThing.windfallMethods_HiddenThing(Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue())
}
