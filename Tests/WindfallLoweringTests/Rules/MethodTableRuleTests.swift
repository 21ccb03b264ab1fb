import Testing

@testable import WindfallLowering

struct MethodTableRuleTests {
  static let cases = [
    LoweringCase(
      name: "a class of the file",
      before: """
        import UIKit
        class TableA: UIViewController {
          @IBOutlet private weak var label: UILabel!
          @IBAction private func didTap(_ sender: UIButton) {}
          @objc(renamed:with:) func other(_ a: Any, b: UIEvent?) {}
          @objc func generic() async {}
          func plain() {}
        }
        """,
      after: """
        import UIKit
        class TableA: UIViewController {
          private weak var label: UILabel!
          @IBAction private func didTap(_ sender: UIButton) {}
          func other(_ a: Any, b: UIEvent?) {}
          func generic() async {}
          func plain() {}
        }
        """,
      trailer: """
        extension TableA { nonisolated fileprivate static func windfallMethods_TableA(_ table: ObjectiveC.MethodTable) {
          table.add(getter: "label", of: TableA.self) { $0.label }
          table.add(setter: "setLabel:", of: TableA.self) { $0.label = $1 }
          table.add(ObjectiveC.Selector("didTap:", method: TableA.didTap(_:)))
          table.add(ObjectiveC.Selector("renamed:with:", method: TableA.other(_:b:)))
        } }
        @_cdecl("windfall_methods_App_TableA") public nonisolated func windfall_methods_App_TableA(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          TableA.windfallMethods_TableA(table)
        }
        """),
    LoweringCase(
      name: "a generic class, and what only Objective-C may name",
      before: """
        import UIKit
        class TableG<Item>: UIViewController {
          @objc private func didTap() {}
          @available(swift, obsoleted: 1.0)
          @objc(reload) func old_reload() {}
        }
        """,
      after: """
        import UIKit
        class TableG<Item>: UIViewController {
          private func didTap() {}
          @available(swift, obsoleted: 1.0)
          func old_reload() {}
        }
        """,
      trailer: """
        extension TableG: ObjectiveC.MethodTableOwner { public nonisolated static func windfallFill(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("didTap", methodWithoutParameters: TableG.didTap))
        } }
        """),
    LoweringCase(
      name: "a generic class inside another type",
      before: """
        import UIKit
        enum OuterG {
          class TableN<Row, Cell>: UIViewController {
            @objc func didTap() {}
          }
        }
        """,
      after: """
        import UIKit
        enum OuterG {
          class TableN<Row, Cell>: UIViewController {
            func didTap() {}
          }
        }
        """,
      trailer: """
        extension OuterG.TableN: ObjectiveC.MethodTableOwner { public nonisolated static func windfallFill(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("didTap", methodWithoutParameters: OuterG.TableN<Row, Cell>.didTap))
        } }
        """),
    LoweringCase(
      name: "methods that UIKit looks for",
      before: """
        import UIKit
        class TableC: UIViewController {
          override func copy(_ sender: Any?) {}
          func paste(_ text: String) {}
          func tableView(_ tableView: UIView, commit style: Int, forRowAt path: [Int]) {}
          func tableView(_ tableView: UIView, titleForHeaderInSection section: Int) -> String? { nil }
        }
        struct TableD {
          func tableView(_ tableView: UIView, moveRowAt path: [Int], to other: [Int]) {}
        }
        """,
      after: """
        import UIKit
        class TableC: UIViewController {
          override func copy(_ sender: Any?) {}
          func paste(_ text: String) {}
          func tableView(_ tableView: UIView, commit style: Int, forRowAt path: [Int]) {}
          func tableView(_ tableView: UIView, titleForHeaderInSection section: Int) -> String? { nil }
        }
        struct TableD {
          func tableView(_ tableView: UIView, moveRowAt path: [Int], to other: [Int]) {}
        }
        """,
      trailer: """
        extension TableC { nonisolated fileprivate static func windfallMethods_TableC(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("copy:", method: TableC.copy(_:)))
          table.add(ObjectiveC.Selector("tableView:commitEditingStyle:forRowAtIndexPath:", method: TableC.tableView(_:commit:forRowAt:)))
        } }
        @_cdecl("windfall_methods_App_TableC") public nonisolated func windfall_methods_App_TableC(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          TableC.windfallMethods_TableC(table)
        }
        """),
    LoweringCase(
      name: "methods of delegates that may stand behind another object",
      before: """
        import UIKit
        class GestureC: UIViewController {
          func gestureRecognizerShouldBegin(_ recogniser: UIGestureRecognizer) -> Bool { true }
        }
        extension GestureC: UIGestureRecognizerDelegate {
          func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { true }
        }
        protocol GestureP {}
        extension GestureP {
          func gestureRecognizerShouldBegin(_ recogniser: UIGestureRecognizer) -> Bool { true }
        }
        """,
      after: """
        import UIKit
        class GestureC: UIViewController {
          func gestureRecognizerShouldBegin(_ recogniser: UIGestureRecognizer) -> Bool { true }
        }
        extension GestureC: UIGestureRecognizerDelegate {
          func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { true }
        }
        protocol GestureP {}
        extension GestureP {
          func gestureRecognizerShouldBegin(_ recogniser: UIGestureRecognizer) -> Bool { true }
        }
        """,
      trailer: """
        extension GestureC { nonisolated fileprivate static func windfallMethods_GestureC(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("gestureRecognizerShouldBegin:", method: GestureC.gestureRecognizerShouldBegin(_:)))
          table.add(ObjectiveC.Selector("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", method: GestureC.gestureRecognizer(_:shouldRequireFailureOf:)))
        } }
        @_cdecl("windfall_methods_App_GestureC") public nonisolated func windfall_methods_App_GestureC(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          GestureC.windfallMethods_GestureC(table)
        }
        """),
    LoweringCase(
      name: "private classes and extensions",
      before: """
        import UIKit
        extension UIView { @objc func blink() {} }
        private class TableB: NSObject { @objc func act() -> Int { 1 } }
        """,
      after: """
        import UIKit
        extension UIView { func blink() { if let windfallCall = windfallOverride(windfallMember("blink()"), as: (@MainActor () -> Void).self) { return windfallCall() }; return windfallBase_blink() }; func windfallBase_blink() {} }
        private class TableB: NSObject { func act() -> Int { 1 } }
        """,
      trailer: """
        extension UIView { nonisolated fileprivate static func windfallMethods_UIView(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("blink", methodWithoutParameters: UIView.blink))
        } }
        extension TableB { nonisolated fileprivate static func windfallMethods_TableB(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("act", methodWithoutParameters: TableB.act))
        } }
        @_cdecl("windfall_category_methods_App_privateclassesandextensions") public nonisolated func windfall_category_methods_App_privateclassesandextensions(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          UIView.windfallMethods_UIView(table)
          TableB.windfallMethods_TableB(table)
        }
        """),
    LoweringCase(
      name: "all members, and nested",
      before: """
        import UIKit
        enum SpaceA {
          @objcMembers class TableC: NSObject {
            let fixed = 1
            var total: Int { let two = 2; return two }
            func act() {}
            private func hidden() {}
            @nonobjc func swiftOnly() {}
            @available(*, unavailable, renamed: "act") func perform() {}
            static func make() {}
          }
        }
        """,
      after: """
        import UIKit
        enum SpaceA {
          class TableC: NSObject {
            let fixed = 1
            var total: Int { let two = 2; return two }
            func act() {}
            private func hidden() {}
            @nonobjc func swiftOnly() {}
            @available(*, unavailable, renamed: "act") func perform() {}
            static func make() {}
          }
        }
        """,
      trailer: """
        extension SpaceA.TableC { nonisolated fileprivate static func windfallMethods_SpaceA_TableC(_ table: ObjectiveC.MethodTable) {
          table.add(getter: "fixed", of: SpaceA.TableC.self) { $0.fixed }
          table.add(getter: "total", of: SpaceA.TableC.self) { $0.total }
          table.add(ObjectiveC.Selector("act", methodWithoutParameters: SpaceA.TableC.act))
        } }
        @_cdecl("windfall_methods_App_SpaceA_TableC") public nonisolated func windfall_methods_App_SpaceA_TableC(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          SpaceA.TableC.windfallMethods_SpaceA_TableC(table)
        }
        """),
    LoweringCase(
      name: "private to a type",
      before: """
        import UIKit
        class SpaceB: NSObject {
          private class TableD: NSObject {
            @objc func act() {}
            @objc private func hidden() {}
          }
        }
        """,
      after: """
        import UIKit
        class SpaceB: NSObject {
          private class TableD: NSObject {
            func act() {}
            private func hidden() {}
          }
        }
        """,
      trailer: """
        extension SpaceB { nonisolated fileprivate static func windfallMethods_SpaceB_TableD(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("act", methodWithoutParameters: SpaceB.TableD.act))
        } }
        @_cdecl("windfall_category_methods_App_privatetoatype") public nonisolated func windfall_category_methods_App_privatetoatype(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          SpaceB.windfallMethods_SpaceB_TableD(table)
        }
        """),
    LoweringCase(
      name: "a type of the same name inside",
      before: """
        import UIKit
        class TableE: UIViewController {
          @objc func act() {}
          struct TableE { var place = 0 }
        }
        """,
      after: """
        import UIKit
        class TableE: UIViewController {
          func act() {}
          struct TableE { var place = 0 }
        }
        """,
      trailer: """
        fileprivate typealias windfallOwner_TableE = TableE
        extension TableE { nonisolated fileprivate static func windfallMethods_TableE(_ table: ObjectiveC.MethodTable) {
          table.add(ObjectiveC.Selector("act", methodWithoutParameters: windfallOwner_TableE.act))
        } }
        @_cdecl("windfall_methods_App_TableE") public nonisolated func windfall_methods_App_TableE(_ table: UnsafeMutableRawPointer) {
          let table = Unmanaged<ObjectiveC.MethodTable>.fromOpaque(table).takeUnretainedValue()
          TableE.windfallMethods_TableE(table)
        }
        """),
  ]

  @Test("A generic class that inherits from generic ones fills its table in the name of its generation")
  func generations() {
    let source = """
      import UIKit
      class First<Item>: UIView { @objc func one() {} }
      class Plain: First<Int> {}
      class Second<Item>: Plain { @objc func two() {} }
      class Third<Item>: Second<Item> { @objc func three() {} }
      """
    var options = LoweringOptions(moduleName: "App", isTestTarget: false)
    let facts = Lowerer(options: options).lower(source: source, path: "/project/Generations.swift").facts
    options.module = ModuleFacts([facts])
    let text = Lowerer(options: options).lower(source: source, path: "/project/Generations.swift").text
    for (name, suffix) in [("First", ""), ("Second", "1"), ("Third", "2")] {
      #expect(
        text.contains(
          "extension \(name): ObjectiveC.MethodTableOwner\(suffix) { public nonisolated static func windfallFill\(suffix)("
        ))
    }
  }

  @Test("Method tables", arguments: cases)
  func methodTables(_ example: LoweringCase) {
    expectLowering(example)
  }
}
