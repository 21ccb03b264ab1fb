import Testing
import WindfallLowering

struct ExtensionOverrideRuleTests {
  static let cases = [
    LoweringCase(
      name: "parameters without a name",
      before: """
        import UIKit
        class RowsA: UITableViewController {
        }
        extension RowsA {
          override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 10 }
        }
        """,
      after: """
        import UIKit
        class RowsA: UITableViewController { override func tableView(_ windfall0: UITableView, numberOfRowsInSection windfall1: Int) -> Int { windfallOverride_RowsA_tableView(windfall0, numberOfRowsInSection: windfall1) };
        }
        extension RowsA {
          func windfallOverride_RowsA_tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 10 }
        }
        """),
    LoweringCase(
      name: "overrides in extensions",
      before: """
        import UIKit
        class PanelA: UIView {
          private var count = 0
        }
        extension PanelA {
          override open func layoutSubviews() { super.layoutSubviews(); count += 1 }
          override func endEditing(_ force: Bool) -> Bool {
            super.endEditing(force)
          }
          override var canBecomeFirstResponder: Bool { count > 1 }
          override var tag: Int {
            get { super.tag }
            set { super.tag = newValue }
          }
          override var isHidden: Bool {
            didSet(before) {
              count = before ? 1 : 0
            }
          }
        }
        """,
      after: """
        import UIKit
        class PanelA: UIView { override open func layoutSubviews() { windfallOverride_PanelA_layoutSubviews() }; override func endEditing(_ force: Bool) -> Bool { windfallOverride_PanelA_endEditing(force) }; override var canBecomeFirstResponder: Bool { get { windfallOverride_PanelA_canBecomeFirstResponder } }; override var tag: Int { get { windfallOverride_PanelA_tag } set { windfallOverride_PanelA_tag = newValue } }; override var isHidden: Bool { didSet { windfallOverride_PanelA_isHidden(oldValue) } };
          private var count = 0
        }
        extension PanelA {
          public func windfallOverride_PanelA_layoutSubviews() { super.layoutSubviews(); count += 1 }
          func windfallOverride_PanelA_endEditing(_ force: Bool) -> Bool {
            super.endEditing(force)
          }
          var windfallOverride_PanelA_canBecomeFirstResponder: Bool { count > 1 }
          var windfallOverride_PanelA_tag: Int {
            get { super.tag }
            set { super.tag = newValue }
          }
          func windfallOverride_PanelA_isHidden(_ before: Bool) {
            do {
              count = before ? 1 : 0
            }
          }
        }
        """),
    LoweringCase(
      name: "a parameter that is named as a word of the language",
      before: """
        import UIKit
        class PanelK: UIView {
        }
        extension PanelK {
          override func endEditing(_ protocol: Bool) -> Bool { true }
        }
        """,
      after: """
        import UIKit
        class PanelK: UIView { override func endEditing(_ protocol: Bool) -> Bool { windfallOverride_PanelK_endEditing(`protocol`) };
        }
        extension PanelK {
          func windfallOverride_PanelK_endEditing(_ protocol: Bool) -> Bool { true }
        }
        """),
    LoweringCase(
      name: "overrides in a public extension",
      before: """
        import UIKit
        public class PanelP: UIView {
        }
        public extension PanelP {
          override func layoutSubviews() {}
        }
        """,
      after: """
        import UIKit
        public class PanelP: UIView { public override func layoutSubviews() { windfallOverride_PanelP_layoutSubviews() };
        }
        public extension PanelP {
          func windfallOverride_PanelP_layoutSubviews() {}
        }
        """),
    LoweringCase(
      name: "overrides in extensions that nobody may use",
      before: """
        import UIKit
        class PanelU: UIView {
        }
        extension PanelU {
          @available(*, unavailable)
          /// Of no use here.
          override var tag: Int {
            get { super.tag }
            set {}
          }
          @available(*, unavailable, message: "no") override func layoutSubviews() { super.layoutSubviews() }
        }
        """,
      after: """
        import UIKit
        class PanelU: UIView { @available(*, unavailable) override var tag: Int { get { windfallOverride_PanelU_tag } set { windfallOverride_PanelU_tag = newValue } }; @available(*, unavailable, message: "no") override func layoutSubviews() { windfallOverride_PanelU_layoutSubviews() };
        }
        extension PanelU {
         \u{20}
          /// Of no use here.
          var windfallOverride_PanelU_tag: Int {
            get { super.tag }
            set {}
          }
          func windfallOverride_PanelU_layoutSubviews() { super.layoutSubviews() }
        }
        """),
    LoweringCase(
      name: "overrides in extensions of other modules' classes",
      before: """
        import UIKit
        extension UIViewController {
          open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
          override public func viewDidLoad() {
            super.viewDidLoad()
            let call = { super.viewDidLoad() }
            call()
          }
        }
        public extension UIView {
          override var tag: Int {
            get { super.tag }
            set { super.tag = newValue + self.count }
          }
          private var count: Int { 1 }
          override var isHidden: Bool { didSet { _ = count } }
          override class var layerClass: AnyClass { super.layerClass }
        }
        """,
      after: """
        import UIKit
        extension UIViewController {
          public func windfallOverride_UIViewController_dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
          public func windfallOverride_UIViewController_viewDidLoad() {
            ObjectiveC.ClassOverrides.original(self, of: WindfallOverrides_UIViewController.self).windfallSuper_viewDidLoad()
            let call = { ObjectiveC.ClassOverrides.original(self, of: WindfallOverrides_UIViewController.self).windfallSuper_viewDidLoad() }
            call()
          }
        }
        public extension UIView {
          var windfallOverride_UIView_tag: Int {
            get { ObjectiveC.ClassOverrides.original(self, of: WindfallOverrides_UIView.self).windfallSuper_tag }
            set { ObjectiveC.ClassOverrides.original(self, of: WindfallOverrides_UIView.self).windfallSuper_tag = newValue + self.count }
          }
          private var count: Int { 1 }
          func windfallOverride_UIView_isHidden(_ oldValue: Bool) { do { _ = count } }
          class var windfallOverride_UIView_layerClass: AnyClass { ObjectiveC.ClassOverrides.originalClass(self, of: WindfallOverrides_UIView.self).windfallSuper_layerClass }
        }
        """,
      trailer: """
        private class WindfallOriginal_UIViewController: UIViewController {}
        private class WindfallOverrides_UIViewController: WindfallOriginal_UIViewController { override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { windfallOverride_UIViewController_dismiss(animated: animated, completion: completion) }; override func viewDidLoad() { windfallOverride_UIViewController_viewDidLoad() }; final func windfallSuper_viewDidLoad() { super.viewDidLoad() } }
        @section(".init_array") @used nonisolated private let windfallOverrides_UIViewController: @convention(c) () -> Void = { ObjectiveC.ClassOverrides.add(to: UIViewController.self, from: WindfallOverrides_UIViewController.self, beside: WindfallOriginal_UIViewController.self) }
        private class WindfallOriginal_UIView: UIView {}
        private class WindfallOverrides_UIView: WindfallOriginal_UIView { override var tag: Int { get { windfallOverride_UIView_tag } set { windfallOverride_UIView_tag = newValue } }; final var windfallSuper_tag: Int { get { super.tag } set { super.tag = newValue } }; override var isHidden: Bool { didSet { windfallOverride_UIView_isHidden(oldValue) } }; override class var layerClass: AnyClass { get { windfallOverride_UIView_layerClass } }; final class var windfallSuper_layerClass: AnyClass { get { super.layerClass } } }
        @section(".init_array") @used nonisolated private let windfallOverrides_UIView: @convention(c) () -> Void = { ObjectiveC.ClassOverrides.add(to: UIView.self, from: WindfallOverrides_UIView.self, beside: WindfallOriginal_UIView.self) }
        """),
  ]

  @Test("Overrides in extensions", arguments: cases)
  func overrides(_ example: LoweringCase) {
    expectLowering(example)
  }

  private static let source = """
    extension Panel {
      override func viewDidLoad() {
        super.viewDidLoad()
      }
    }
    """

  @Test("A class of another file of the module takes the override over")
  func otherFile() {
    var options = LoweringOptions(moduleName: "App")
    let declared = Lowerer(options: options).lower(source: "class Panel: UIViewController {\n}", path: "b.swift")
    let first = Lowerer(options: options).lower(source: Self.source, path: "a.swift")
    options.module = ModuleFacts([first.facts, declared.facts])
    let second = Lowerer(options: options).lower(source: Self.source, path: "a.swift")
    #expect(second.diagnostics.isEmpty)
    #expect(second.text.contains("  func windfallOverride_Panel_viewDidLoad() {\n    super.viewDidLoad()"))
    let body = Lowerer(options: options).lower(source: "class Panel: UIViewController {\n}", path: "b.swift").text
    #expect(
      body.contains(
        "class Panel: UIViewController { override func viewDidLoad() { windfallOverride_Panel_viewDidLoad() };\n}"))
  }

  @Test("What has no such form is reported")
  func unsupported() {
    let lowerer = Lowerer(options: LoweringOptions(moduleName: "AppTests"))
    let source = """
      class A: B {}
      extension A {
        override var title: String { willSet {} didSet {} }
      }
      """
    #expect(lowerer.lower(source: source, path: "a.swift").diagnostics.map(\.line) == [3])
  }
}
