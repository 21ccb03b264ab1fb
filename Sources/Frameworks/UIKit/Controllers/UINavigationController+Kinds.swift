extension UINavigationController {
  /// See [UINavigationController.Operation](https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation).
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
