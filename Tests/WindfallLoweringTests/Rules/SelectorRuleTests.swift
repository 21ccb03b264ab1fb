import Testing

struct SelectorRuleTests {
  static let cases = [
    example(
      "bare names", "ControllerA", "#selector(tap), #selector(press), #selector(self.swipe), #selector(move)",
      "Selector(\"tap\", methodWithoutParameters: ControllerA.tap), Selector(\"press:\", method: ControllerA.press(_:)), "
        + "Selector(\"swipe:with:\", method: ControllerA.swipe(_:with:)), Selector(\"moveTo:\", method: ControllerA.move(to:))"
    ),
    example(
      "names with labels", "ControllerB",
      "#selector(press(_:)), #selector(ControllerB.swipe(_:with:)), #selector(pan(sender:))",
      "Selector(\"press:\", method: ControllerB.press(_:)), Selector(\"swipe:with:\", method: ControllerB.swipe(_:with:)), "
        + "Selector(\"panWithSender:\", method: ControllerB.pan(sender:))"),
    example(
      "methods of frameworks", "ControllerC",
      "#selector(UIView.layoutSubviews), #selector(UIView.endEditing(_:)), #selector(UIView.endEditing), #selector(dismiss(animated:completion:))",
      "Selector(\"layoutSubviews\", method: UIView.layoutSubviews), Selector(\"endEditing:\", method: UIView.endEditing(_:)), "
        + "Selector(\"endEditing\", method: UIView.endEditing), "
        + "Selector(\"dismissViewControllerAnimated:completion:\", method: ControllerC.dismiss(animated:completion:))"),
    example(
      "properties", "ControllerD", "#selector(getter: count), #selector(setter: ControllerD.count)",
      "Selector(\"count\", getter: { (owner: ControllerD) in owner.count }), "
        + "Selector(\"setCount:\", setter: { (owner: ControllerD, value) in owner.count = value })"),
    example(
      "methods of values and with a type", "ControllerE",
      "#selector(button.layoutSubviews), #selector(press as (Any) -> Void)",
      "Selector(\"layoutSubviews\", bound: button.layoutSubviews), Selector(\"press:\", bound: press as (Any) -> Void)"),
    example(
      "methods of values that may be nil", "ControllerH",
      "#selector(self?.press(_:)), #selector(self?.slide(_:to:at:)), #selector(other?.slide(_:to:at:)), "
        + "#selector(other?.view.layoutSubviews), #selector(other!.tap(twice:))",
      "Selector(\"press:\", method: ControllerH.press(_:)), Selector(\"slide:to:at:\", method: ControllerH.slide(_:to:at:)), "
        + "Selector(\"slide:to:at:\", bound: other!.slide(_:to:at:)), "
        + "Selector(\"layoutSubviews\", bound: other!.view.layoutSubviews), "
        + "Selector(\"tapWithTwice:\", bound: other!.tap(twice:))"),
    example(
      "properties of values, and requirements", "ControllerF",
      "#selector(setter: button.isHidden), #selector(getter: self.button.tag), "
        + "#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))",
      "Selector(\"setIsHidden:\", value: button.isHidden), Selector(\"tag\", value: self.button.tag), "
        + "Selector(\"tableView:didSelectRowAt:\")"
    ),
    example(
      "actions of the edit menu", "ControllerG",
      "#selector(UIResponderStandardEditActions.paste(_:)), #selector(copy(_:))",
      "Selector(\"paste:\"), "
        + "Selector(\"copy:\", method: ControllerG.copy(_:))"),
  ]

  @Test("In a generic class, its name alone stands for it with its arguments")
  func genericClasses() {
    func source(_ selector: String) -> String {
      """
      import UIKit
      struct Events<Control: UIControl> {
        final class Listener<Sink>: NSObject {
          private let action = \(selector)
          private func hear() {}
        }
      }
      """
    }
    expectLowering(
      LoweringCase(
        name: "generic classes", before: source("#selector(hear)"),
        after: source("Selector(\"hear\", methodWithoutParameters: Listener.hear)"),
        compiles: false))
  }

  @Test("In an extension of a protocol for a class, the class has the method")
  func constrainedExtensions() {
    func source(_ selector: String) -> String {
      """
      import UIKit
      protocol Dismissing {
        func arrange()
      }
      extension Dismissing where Self: UIView {
        func arrange() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: \(selector))) }
      }
      extension UIView {
        fileprivate func endTyping() {}
      }
      """
    }
    expectLowering(
      LoweringCase(
        name: "constrained extensions", before: source("#selector(endTyping)"),
        after: source("Selector(\"endTyping\", methodWithoutParameters: UIView.endTyping)")))
  }

  @Test("Selectors", arguments: cases)
  func selectors(_ example: LoweringCase) {
    expectLowering(example)
  }

  private static func example(_ name: String, _ owner: String, _ before: String, _ after: String) -> LoweringCase {
    func source(_ list: String) -> String {
      """
      import UIKit
      class \(owner): UIViewController {
        private var count = 0
        let button = UIButton()
        var actions: [Selector] {
          [\(list)]
        }
        private func tap() {}
        private func tap(twice: Bool) {}
        private func press(_ sender: Any) {}
        func swipe(_ sender: UIButton, with event: UIEvent?) {}
        func move(to place: Int) {}
        func pan(sender: AnyObject) {}
        func slide(_ sender: Any, to place: Int, at speed: Double) {}
        var other: \(owner)? { nil }
      }
      """
    }
    return LoweringCase(
      name: name, before: source(before), after: source(after))
  }
}
