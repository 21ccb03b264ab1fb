/// See [UIScrollEdgeEffect](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect). Kept and given back: content
/// does not scroll under bars here.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// See [UIScrollEdgeEffect.Style](https://developer.apple.com/documentation/uikit/uiscrolledgeeffect/style-swift.class).
  @preconcurrency @MainActor public final class Style: NSObject {
    public static let automatic = Style()
    public static let hard = Style()
    public static let soft = Style()
  }

  open var isHidden = false
  open var style = Style.automatic
}

extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { kept.made { UIScrollEdgeEffect() } }
  public var bottomEdgeEffect: UIScrollEdgeEffect { kept.made { UIScrollEdgeEffect() } }
  public var leftEdgeEffect: UIScrollEdgeEffect { kept.made { UIScrollEdgeEffect() } }
  public var rightEdgeEffect: UIScrollEdgeEffect { kept.made { UIScrollEdgeEffect() } }
}

/// See [UIScrollEdgeElementContainerInteraction](https://developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction).
/// Kept and given back.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var scrollView: UIScrollView?
  open var edge = UIRectEdge.top

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
