/// See [UIUserActivityRestoring](https://developer.apple.com/documentation/uikit/uiuseractivityrestoring).
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
