import Testing
import WindfallLowering

struct DynamicPropertyRuleTests {
  static let cases = [
    LoweringCase(
      name: "dynamic properties",
      before: """
        import Foundation
        class DynamicA: NSObject {
          @objc dynamic private(set) var count = Int(1)
          @objc dynamic weak var owner: DynamicA? { didSet { print(1) } }
          @objc dynamic var both = "" {
            willSet(new) { print(new) }
            didSet { guard both != oldValue else { return } }
          }
          @objc dynamic var computed: Int {
            get { count }
            set { count = newValue }
          }
          @objc dynamic var readOnly: Int { 1 }
          dynamic var swiftOnly = 1
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        class DynamicA: NSObject {
          dynamic private(set) var count = Int(1) { willSet { windfallWillChange(self, "count") } didSet { windfallDidChange(self, "count") } }
          dynamic weak var owner: DynamicA? { willSet { windfallWillChange(self, "owner") } didSet { defer { windfallDidChange(self, "owner") }; print(1) } }
          dynamic var both = "" {
            willSet(new) { windfallWillChange(self, "both"); print(new) }
            didSet { defer { windfallDidChange(self, "both") }; guard both != oldValue else { return } }
          }
          dynamic var computed: Int {
            get { count }
            set { windfallWillChange(self, "computed"); defer { windfallDidChange(self, "computed") }; count = newValue }
          }
          dynamic var readOnly: Int { 1 }
          dynamic var swiftOnly = 1
        }
        """,
      trailer: """
        extension DynamicA { nonisolated fileprivate static func windfallMethods_DynamicA(_ table: ObjectiveC.MethodTable) {
          table.add(getter: "count", of: DynamicA.self) { $0.count }
          table.add(notifyingSetter: "setCount:", of: DynamicA.self) { $0.count = $1 }
          table.add(getter: "owner", of: DynamicA.self) { $0.owner }
          table.add(notifyingSetter: "setOwner:", of: DynamicA.self) { $0.owner = $1 }
          table.add(getter: "both", of: DynamicA.self) { $0.both }
          table.add(notifyingSetter: "setBoth:", of: DynamicA.self) { $0.both = $1 }
          table.add(getter: "computed", of: DynamicA.self) { $0.computed }
          table.add(notifyingSetter: "setComputed:", of: DynamicA.self) { $0.computed = $1 }
          table.add(getter: "readOnly", of: DynamicA.self) { $0.readOnly }
        } }
        @_cdecl("windfall_methods_App_DynamicA") public nonisolated func windfall_methods_App_DynamicA(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          DynamicA.windfallMethods_DynamicA(table)
        }
        """),
    LoweringCase(
      name: "dynamic properties of a class in a function",
      before: """
        import Foundation
        func makeDynamicB() -> NSObject {
          class DynamicB: NSObject { @objc dynamic var count = Int(1) }
          return DynamicB()
        }
        """,
      after: """
        import Foundation; import FoundationOverlay
        func makeDynamicB() -> NSObject {
          class DynamicB: NSObject, ObjectiveC.MethodTableOwner { nonisolated class func windfallFill(_ table: ObjectiveC.MethodTable) { table.add(getter: "count", of: DynamicB.self) { $0.count }; table.add(notifyingSetter: "setCount:", of: DynamicB.self) { $0.count = $1 } }; dynamic var count = Int(1) { willSet { windfallWillChange(self, "count") } didSet { windfallDidChange(self, "count") } } }
          return DynamicB()
        }
        """),
  ]

  @Test("Dynamic properties", arguments: cases)
  func dynamicProperties(_ example: LoweringCase) {
    expectLowering(example)
  }

  @Test("Several properties in one declaration are reported")
  func several() {
    let source = "class A: NSObject {\n  @objc dynamic var a = 1, b = 2\n}"
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: source, path: "a.swift")
    #expect(lowered.diagnostics.map(\.line) == [2])
  }
}
