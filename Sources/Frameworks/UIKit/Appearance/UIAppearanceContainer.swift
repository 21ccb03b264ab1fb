/// See [UIAppearanceContainer](https://developer.apple.com/documentation/uikit/uiappearancecontainer).
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}
