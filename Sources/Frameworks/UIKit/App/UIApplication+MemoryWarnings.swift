extension UIApplication {
  /// There is no lack of memory here: the notification is one that the app or its tests post.
  func forwardMemoryWarnings() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.fromAnyQueue {
        for window in self?.visibleWindows ?? [] { window.rootViewController?.forwardMemoryWarning() }
      }
    }
  }
}

extension UIViewController {
  fileprivate func forwardMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.forwardMemoryWarning() }
    presentation?.presented.forwardMemoryWarning()
  }
}
