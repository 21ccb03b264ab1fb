/// Takes the top of a navigation stack away when a finger comes in from the leading edge.
@MainActor final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
  private static let poppingVelocity: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.follow() }
  }

  /// As the back button: not at the root, nor where a button of the app's takes its place, nor without a bar.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.viewControllers.count > 1, !controller.isNavigationBarHidden else { return false }
    let item = controller.topViewController?.navigationItem
    return item?.hidesBackButton == false
      && (item?.leftBarButtonItem == nil || item?.leftItemsSupplementBackButton == true)
  }

  private func follow() {
    guard recognizer.state == .ended, let controller, let view = controller.viewIfLoaded else { return }
    let isFar = recognizer.translation(in: view).x > view.bounds.width / 2
    if isFar || recognizer.velocity(in: view).x > NavigationPopGesture.poppingVelocity {
      controller.popViewController(animated: true)
    }
  }
}
