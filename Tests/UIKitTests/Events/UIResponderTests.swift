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
}
