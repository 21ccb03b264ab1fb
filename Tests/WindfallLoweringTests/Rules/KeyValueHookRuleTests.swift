import Testing
import WindfallLowering

struct KeyValueHookRuleTests {
  static let cases = [
    LoweringCase(
      name: "key value hooks",
      before: """
        import Foundation
        class HookA: NSObject {
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
          ) {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
          }
          override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            super.keyPathsForValuesAffectingValue(forKey: key)
          }
          @objc class func keyPathsForValuesAffectingName() -> Set<String> { [] }
        }
        class HookB: HookA {
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
          ) {}
          override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class HookA: NSObject {
          func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
          ) {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
          }
          class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            super.keyPathsForValuesAffectingValue(forKey: key)
          }
          class func keyPathsForValuesAffectingName() -> Set<String> { [] }
        }
        class HookB: HookA {
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
          ) {}
          func setValue(_ value: Any?, forUndefinedKey key: String) {}
        }
        """,
      trailer: """
        extension HookA { nonisolated fileprivate static func windfallMethods_HookA(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("observeValueForKeyPath:ofObject:change:context:", method: HookA.observeValue(forKeyPath:of:change:context:)))
          table.add(classMethod: "keyPathsForValuesAffectingValueForKey:", of: HookA.self) { type, key in type.keyPathsForValuesAffectingValue(forKey: key) }
          table.add(classMethod: "keyPathsForValuesAffectingName", of: HookA.self) { type, key in type.keyPathsForValuesAffectingName() }
        } }
        @_cdecl("windfall_methods_App_HookA") public nonisolated func windfall_methods_App_HookA(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          HookA.windfallMethods_HookA(table)
        }
        extension HookB { nonisolated fileprivate static func windfallMethods_HookB(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("observeValueForKeyPath:ofObject:change:context:", method: HookB.observeValue(forKeyPath:of:change:context:)))
          table.add(ObjectiveC.Selector("setValue:forUndefinedKey:", method: HookB.setValue(_:forUndefinedKey:)))
        } }
        @_cdecl("windfall_methods_App_HookB") public nonisolated func windfall_methods_App_HookB(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          HookB.windfallMethods_HookB(table)
        }
        """),
    LoweringCase(
      name: "key value hooks in extensions",
      before: """
        import Foundation
        class HookInExtension: NSObject {}
        extension HookInExtension {
          override func observeValue(
            forKeyPath _: String?, of _: Any?, change _: [NSKeyValueChangeKey: Any]?, context _: UnsafeMutableRawPointer?
          ) {}
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class HookInExtension: NSObject {}
        extension HookInExtension {
          func observeValue(
            forKeyPath _: String?, of _: Any?, change _: [NSKeyValueChangeKey: Any]?, context _: UnsafeMutableRawPointer?
          ) {}
        }
        """,
      trailer: """
        extension HookInExtension { nonisolated fileprivate static func windfallMethods_HookInExtension(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("observeValueForKeyPath:ofObject:change:context:", method: HookInExtension.observeValue(forKeyPath:of:change:context:)))
        } }
        @_cdecl("windfall_methods_App_HookInExtension") public nonisolated func windfall_methods_App_HookInExtension(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          HookInExtension.windfallMethods_HookInExtension(table)
        }
        """),
    LoweringCase(
      name: "whether an object responds to a message",
      before: """
        import Foundation
        class HookC: NSObject {
          override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
          override func forwardingTarget(for selector: Selector!) -> Any? { super.forwardingTarget(for: selector) }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class HookC: NSObject {
          func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
          func forwardingTarget(for selector: Selector!) -> Any? { super.forwardingTarget(for: selector) }
        }
        """,
      trailer: """
        extension HookC { nonisolated fileprivate static func windfallMethods_HookC(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("respondsToSelector:", method: HookC.responds(to:)))
          table.add(ObjectiveC.Selector("forwardingTargetForSelector:", method: HookC.forwardingTarget(for:)))
        } }
        @_cdecl("windfall_methods_App_HookC") public nonisolated func windfall_methods_App_HookC(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          HookC.windfallMethods_HookC(table)
        }
        """),
    LoweringCase(
      name: "key value hooks of a class in a function",
      before: """
        import Foundation
        func watch() {
          class HookD: NSObject {
            override func observeValue(
              forKeyPath _: String?, of _: Any?, change _: [NSKeyValueChangeKey: Any]?, context _: UnsafeMutableRawPointer?
            ) {}
          }
          class HookE: HookD {
            override func observeValue(
              forKeyPath _: String?, of _: Any?, change _: [NSKeyValueChangeKey: Any]?, context _: UnsafeMutableRawPointer?
            ) {}
          }
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func watch() {
          class HookD: NSObject, ObjectiveC.MethodTableOwner { nonisolated class func windfallFill(_ table: ObjectiveC.MethodTable) { table.add(ObjectiveC.Selector("observeValueForKeyPath:ofObject:change:context:", method: HookD.observeValue(forKeyPath:of:change:context:))) };
            func observeValue(
              forKeyPath _: String?, of _: Any?, change _: [NSKeyValueChangeKey: Any]?, context _: UnsafeMutableRawPointer?
            ) {}
          }
          class HookE: HookD { nonisolated override class func windfallFill(_ table: ObjectiveC.MethodTable) { super.windfallFill(table); table.add(ObjectiveC.Selector("observeValueForKeyPath:ofObject:change:context:", method: HookE.observeValue(forKeyPath:of:change:context:))) };
            override func observeValue(
              forKeyPath _: String?, of _: Any?, change _: [NSKeyValueChangeKey: Any]?, context _: UnsafeMutableRawPointer?
            ) {}
          }
        }
        """),
  ]

  @Test("Key-value hooks", arguments: cases)
  func hooks(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("What a class of the SDK has in its body is overridden")
  func framework() {
    expectLowering(
      LoweringCase(
        name: "what a class of the SDK has in its body",
        before: """
          import RxCocoaRuntime
          class HookProxy: _RXDelegateProxy {
            override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
          }
          """,
        after: """
          import RxCocoaRuntime; import FoundationOverlay
          class HookProxy: _RXDelegateProxy {
            override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }
          }
          """,
        trailer: """
          extension HookProxy { nonisolated fileprivate static func windfallMethods_HookProxy(_ table: ObjectiveC.MethodTable) {
            table.add(ObjectiveC.Selector("respondsToSelector:", method: HookProxy.responds(to:)))
          } }
          @_cdecl("windfall_methods_App_HookProxy") public nonisolated func windfall_methods_App_HookProxy(_ table: UnsafeMutableRawPointer) {
            let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
            HookProxy.windfallMethods_HookProxy(table)
          }
          """))
  }

  @Test("The hooks of a class on the main actor are its own, in both languages", arguments: [5, 6])
  func mainActor(mode: Int) throws {
    let source = """
      import UIKit
      class Panel: UIView {
        @available(*, deprecated) override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {}
        @available(*, deprecated) override func value(forKey key: String) -> Any? { nil }
        @available(*, deprecated) override func value(forUndefinedKey key: String) -> Any? { nil }
        @available(*, deprecated) override func setValue(_ value: Any?, forKey key: String) {}
        @available(*, deprecated) override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        @available(*, deprecated) override func setNilValueForKey(_ key: String) {}
        @available(*, deprecated) override func responds(to selector: Selector!) -> Bool { true }
        @available(*, deprecated) override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      """
    let text = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift").text
    let messages = try TypeChecker.shared.get().check([text], module: "App", languageMode: mode)
    // The table names them, which the compiler says of what is deprecated.
    #expect(messages.count { $0.text.contains("is deprecated") } == 8)
    #expect(messages.allSatisfy { $0.severity == "warning" })
  }
}
