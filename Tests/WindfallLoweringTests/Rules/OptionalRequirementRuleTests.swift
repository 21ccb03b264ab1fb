import Testing
import WindfallLowering

struct OptionalRequirementRuleTests {
  static let cases = [
    LoweringCase(
      name: "optional requirements",
      before: """
        import Foundation
        @objc protocol RequirementA: AnyObject {
          func needed()
          @objc optional func didPick(_ index: Int) -> Bool
          @objc optional func picker(_ picker: RequirementUserA, didMove text: String)
          @objc optional var title: String { get }
        }
        class RequirementUserA: NSObject, RequirementA {
          weak var delegate: RequirementA?
          func needed() {}
          func picker(_ picker: RequirementUserA, didMove text: String) {}
          func use() -> String {
            delegate?.picker?(self, didMove: "x")
            if let method = delegate?.picker(_:didMove:) { method(self, "y") }
            if let method = delegate?.picker { method(self, "z") }
            let picked: Bool = delegate?.didPick?(1) ?? false
            if let method = delegate?.didPick { return method(2).description }
            return delegate?.title ?? picked.description
          }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        protocol RequirementA: AnyObject {
          func needed()
        \("  ")
        \("  ")
        \("  ")
        }
        class RequirementUserA: NSObject, RequirementA {
          weak var delegate: RequirementA?
          func needed() {}
          func picker(_ picker: RequirementUserA, didMove text: String) {}
          func use() -> String {
            delegate?.windfallOptional_picker___didMove?(self, "x")
            if let method = delegate?.windfallOptional_picker___didMove { method(self, "y") }
            if let method = delegate?.picker { method(self, "z") }
            let picked: Bool = delegate?.didPick?(1) ?? false
            if let method = delegate?.didPick { return method(2).description }
            return delegate?.title ?? picked.description
          }
        }
        """,
      trailer: """
        extension RequirementA {
          var didPick: ((Int) -> Bool)? { windfallResponds(self, "didPick:") ? { a0 in windfallInvoke(self, "didPick:", a0) } : nil }
          var windfallOptional_picker___didMove: ((RequirementUserA, String) -> Void)? { windfallResponds(self, "picker:didMove:") ? { a0, a1 in windfallInvoke(self, "picker:didMove:", a0, a1) } : nil }
          var title: (String)? { windfallResponds(self, "title") ? windfallInvoke(self, "title") as String : nil }
          @_disfavoredOverload var picker: ((RequirementUserA, String) -> Void)? { windfallOptional_picker___didMove }
        }
        extension RequirementUserA { nonisolated fileprivate static func windfallMethods_RequirementUserA(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("picker:didMove:", method: RequirementUserA.picker(_:didMove:)))
        } }
        @_cdecl("windfall_methods_App_RequirementUserA") public nonisolated func windfall_methods_App_RequirementUserA(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          RequirementUserA.windfallMethods_RequirementUserA(table)
        }
        """),
    LoweringCase(
      name: "optional requirements that types tell apart",
      before: """
        import Foundation
        @objc protocol RequirementD: AnyObject {
          @objc(box:layoutForNumber:) optional func box(_ box: RequirementUserD, layoutFor number: Int) -> String
          @objc(box:layoutForText:) optional func box(_ box: RequirementUserD, layoutFor text: String) -> String
        }
        class RequirementUserD: NSObject, RequirementD {
          weak var delegate: RequirementD?
          func box(_ box: RequirementUserD, layoutFor number: Int) -> String { "number" }
          func box(_ box: RequirementUserD, layoutFor text: String) -> String { "text" }
          func use(_ other: RequirementD) -> Int {
            delegate?.box?(self, layoutFor: 1)
            if let layout = delegate?.box?(self, layoutFor: "x") { return layout.count }
            return other.box!(self, layoutFor: 2).count + (other.box?(self, layoutFor: 2).count ?? 0)
          }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        protocol RequirementD: AnyObject {
        \("  ")
        \("  ")
        }
        class RequirementUserD: NSObject, RequirementD {
          weak var delegate: RequirementD?
          func box(_ box: RequirementUserD, layoutFor number: Int) -> String { "number" }
          func box(_ box: RequirementUserD, layoutFor text: String) -> String { "text" }
          func use(_ other: RequirementD) -> Int {
            delegate?.windfallOptional_box___layoutFor(self, 1)
            if let layout = delegate?.windfallOptional_box___layoutFor(self, "x") { return layout.count }
            return other.windfallOptional_box___layoutFor(self, 2)!.count + (other.windfallOptional_box___layoutFor(self, 2)?.count ?? 0)
          }
        }
        """,
      trailer: """
        extension RequirementD {
          @discardableResult func windfallOptional_box___layoutFor(_ a0: RequirementUserD, _ a1: Int) -> (String)? { windfallResponds(self, "box:layoutForNumber:") ? windfallInvoke(self, "box:layoutForNumber:", a0, a1) as String : nil }
          @discardableResult func windfallOptional_box___layoutFor(_ a0: RequirementUserD, _ a1: String) -> (String)? { windfallResponds(self, "box:layoutForText:") ? windfallInvoke(self, "box:layoutForText:", a0, a1) as String : nil }
        }
        extension RequirementUserD { nonisolated fileprivate static func windfallMethods_RequirementUserD(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("box:layoutForNumber:", method: { (object: RequirementUserD) in { (a0: RequirementUserD, a1: Int) in object.box(a0, layoutFor: a1) } }))
          table.add(ObjectiveC.Selector("box:layoutForText:", method: { (object: RequirementUserD) in { (a0: RequirementUserD, a1: String) in object.box(a0, layoutFor: a1) } }))
        } }
        @_cdecl("windfall_methods_App_RequirementUserD") public nonisolated func windfall_methods_App_RequirementUserD(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          RequirementUserD.windfallMethods_RequirementUserD(table)
        }
        """),
    LoweringCase(
      name: "protocols of objects",
      before: """
        import Foundation
        @objc protocol RequirementB { func act() }
        @objc public protocol RequirementC: NSObjectProtocol { func act() }
        """,
      after: """
        import Foundation; import FoundationOverlay
        protocol RequirementB: AnyObject { func act() }
        public protocol RequirementC: AnyObject, NSObjectProtocol { func act() }
        """),
  ]

  @Test("Optional requirements", arguments: cases)
  func optionalRequirements(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("Requirements of other files are known by name")
  func otherFiles() {
    var options = LoweringOptions(moduleName: "App")
    let requirement = OptionalRequirement(reference: "act(on:)", objectiveCName: "actOn:")
    options.module.optionalRequirements = [requirement]
    let source = """
      import Foundation
      class Actor: NSObject { func act(on thing: Any) {} }
      func use(_ other: Thing) { other.act?(on: 1) }
      """
    let text = Lowerer(options: options).lower(source: source, path: "a.swift").text
    #expect(text.contains("other.windfallOptional_act_on?(1)"))
    #expect(text.contains("table.add(ObjectiveC.Selector(\"actOn:\", method: Actor.act(on:)))"))
  }

  @Test("Methods of classes that have the name of a requirement stay what they are")
  func namesakes() {
    var options = LoweringOptions(moduleName: "App")
    options.module.optionalRequirements = [OptionalRequirement(reference: "act(on:)", objectiveCName: "actOn:")]
    let source = """
      import Foundation
      class Namesake {
        func act(on number: inout Int) {}
        func own() { let own = self.act(on:); let other = Namesake.act(on:) }
      }
      func use(_ thing: Thing) { let act = thing.act(on:) }
      """
    let text = Lowerer(options: options).lower(source: source, path: "a.swift").text
    #expect(text.contains("let own = self.act(on:); let other = Namesake.act(on:)"))
    #expect(text.contains("let act = thing.windfallOptional_act_on"))
    #expect(!text.contains("table.add"))
  }

  @Test("What cannot be asked for by name is reported")
  func unsupported() {
    let source = """
      @objc protocol P {
        @objc optional func act() async
      }
      """
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift")
    #expect(lowered.diagnostics.map(\.line) == [2])
    #expect(lowered.diagnostics.first?.message.contains("optional requirement that is generic") == true)
  }
}
