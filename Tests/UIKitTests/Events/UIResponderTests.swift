import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIResponderTests {
  private final class Target: UIViewController {
    var isWilling = true
    var count = 0

    func act(_ sender: Any?) { count += 1 }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isWilling && super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func `An action without a target goes up the chain to who can and will perform it`() {
    let target = Target()
    let action = Selector("act:", method: Target.act)
    withWindow(showing: target) { window in
      let button = UIButton()
      target.view.addSubview(button)
      #expect(button.target(forAction: action, withSender: nil) as? Target === target)
      #expect(UIApplication.shared.sendAction(action, to: nil, from: button, for: nil))
      #expect(target.count == 1)
      target.isWilling = false
      #expect(button.target(forAction: action, withSender: nil) == nil)
      #expect(!UIApplication.shared.sendAction(action, to: nil, from: button, for: nil))
      #expect(target.count == 1)
    }
  }

  @Test func `The chain leads from a view to its controller, the window and the application`() {
    let controller = UIViewController()
    withWindow(showing: controller) { window in
      let view = UIView()
      controller.view.addSubview(view)
      #expect(view.next === controller.view)
      #expect(controller.view.next === controller)
      #expect(controller.next === window)
      #expect(window.next === UIApplication.shared)
    }
  }

  @Test func `The edit actions of all responders are performed only by those that override them`() {
    let view = UIView()
    for action in [EditAction.copy, EditAction.paste, EditAction.selectAll] {
      #expect(!view.canPerformAction(action, withSender: nil))
    }
    #expect(view.target(forAction: EditAction.copy, withSender: nil) == nil)
    let field = UITextField()
    field.text = "a"
    #expect(field.target(forAction: Selector("selectAll:"), withSender: nil) as? UITextField === field)
    UIApplication.shared.sendAction(Selector("selectAll:"), to: field, from: nil, for: nil)
    #expect(field.canPerformAction(EditAction.cut, withSender: nil))
  }

  @Test func `The accessibility frame of a view is its place on the screen, unless another was set`() {
    withWindow { _, root in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      root.addSubview(view)
      #expect(view.accessibilityFrame == view.frame && view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
      view.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
      #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
      view.accessibilityAttributedLabel = NSAttributedString(string: "Label")
      #expect(view.accessibilityLabel == "Label")
      view.accessibilityLabel = "Other"
      #expect(view.accessibilityAttributedLabel?.string == "Other")
    }
  }

  @Test func `A field that asks before it is in a window becomes the first responder there`() {
    let (field, other) = (UITextField(), UITextField())
    withWindow { _, root in
      #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
      root.addSubview(field)
      #expect(field.isFirstResponder && field.isEditing)
      field.removeFromSuperview()
      #expect(!field.isFirstResponder)
      root.addSubview(field)
      #expect(!field.isFirstResponder)
      field.removeFromSuperview()
      field.becomeFirstResponder()
      field.resignFirstResponder()
      root.addSubview(field)
      #expect(!field.isFirstResponder)
      field.removeFromSuperview()
      field.becomeFirstResponder()
      root.addSubview(other)
      other.becomeFirstResponder()
      root.addSubview(field)
      #expect(other.isFirstResponder)
    }
  }

  @Test("An event can be made of nothing")
  func emptyEvent() {
    let event = UIEvent()
    #expect(event.type == .touches && event.allTouches?.isEmpty != false)
  }
}
