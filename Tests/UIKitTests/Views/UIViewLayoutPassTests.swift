@testable @_spi(Windfall) import UIKit
import Testing

private final class EagerController: UIViewController {
  let label = UILabel()
  private let box = UIView()
  private(set) var rounds = 0

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    rounds += 1
    view.addSubview(box)
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
    view.setNeedsLayout()
  }
}

@MainActor struct UIViewLayoutPassTests {
  @Test func `What is asked for before subviews are laid out is done with them`() {
    let controller = EagerController()
    withWindow(showing: controller) { window in
      window.layoutIfNeeded()
      #expect(controller.label.frame.minY == 10)
      #expect(controller.label.frame.width == window.bounds.width / 2)
      #expect(controller.rounds < 10)
    }
  }

  @Test func `Tabs in a stack settle`() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: tabs)
    stack.automaticallyAdjustsScrollViewInsets = false
    withWindow(showing: stack) { window in
      let controllers = (0..<2).map { _ in
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      }
      tabs.setViewControllers(controllers, animated: false)
      window.layoutIfNeeded()
      #expect(controllers[0].view.window === window)
    }
  }
}
