/// See [UITabAccessory](https://developer.apple.com/documentation/uikit/uitabaccessory).
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// How high the accessory of a tab bar is; a measure of ours.
  static let height: CGFloat = 48
  /// How far it is from the bar and from the sides of the screen; measures of ours.
  static let margins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)

  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// See [UITabBarController.MinimizeBehavior](https://developer.apple.com/documentation/uikit/uitabbarcontroller/minimizebehavior).
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// Kept and given back: the bar keeps its size.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { kept.value(.automatic) }
    set { kept.set(newValue) }
  }
}
