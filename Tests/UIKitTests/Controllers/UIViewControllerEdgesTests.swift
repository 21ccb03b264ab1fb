import Testing
@testable @_spi(Windfall) import UIKit
import WindfallCore

@MainActor struct UIViewControllerEdgesTests {
  @Test func `A view lies behind the navigation bar or below it`() {
    let screen = UIViewController()
    withWindow(showing: UINavigationController(rootViewController: screen)) { window in
      @MainActor func top() -> CGFloat {
        CommitCycle.shared.commitIfNeeded()
        return screen.view.convert(CGPoint.zero, to: nil).y
      }
      #expect(top() == 0 && screen.view.safeAreaInsets.top > 44)
      let covered = screen.view.safeAreaInsets.top
      screen.edgesForExtendedLayout = []
      #expect(top() == covered && screen.view.safeAreaInsets.top == 0)
      screen.navigationController?.navigationBar.isTranslucent = false
      screen.extendedLayoutIncludesOpaqueBars = true
      #expect(top() == 0)
    }
  }

  @Test func `A transition exchanges the views of two children`() {
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    withWindow(showing: parent) { _ in
      var isDone = false
      parent.transition(from: first, to: second, duration: 0, animations: nil) { isDone = $0 }
      #expect(second.view.superview === parent.view)
      #expect(!isDone || first.view.superview == nil)
    }
  }
}

@MainActor struct UIViewControllerLayoutSupportTests {
  @Test func `Guides of the bars can be pinned to`() {
    let controller = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
        multiplier: 1, constant: 8),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
    ])
    withWindow(showing: UINavigationController(rootViewController: controller)) { _ in
      controller.view.layoutIfNeeded()
      let safe = controller.view.safeAreaInsets
      #expect(safe.top > 0 && controller.topLayoutGuide.length == safe.top)
      #expect(box.frame.minY == safe.top + 8)
      #expect(box.frame.maxY == controller.view.bounds.height - safe.bottom)
    }
  }
}
