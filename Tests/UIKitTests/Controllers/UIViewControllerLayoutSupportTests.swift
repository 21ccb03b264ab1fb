import Testing

@testable @_spi(Windfall) import UIKit

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
