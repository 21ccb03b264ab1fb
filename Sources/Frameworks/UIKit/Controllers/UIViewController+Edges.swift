extension UIViewController {
  /// Whether the view lies behind a translucent navigation bar; of the other edges only the value is kept.
  public var edgesForExtendedLayout: UIRectEdge {
    get { kept.value(.all) }
    set {
      kept.set(newValue)
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the view lies behind a navigation bar that is not translucent.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept.value(false) }
    set {
      kept.set(newValue)
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { _ = prefersHomeIndicatorAutoHidden }

  /// Nothing turns, as on iOS since its version 16.
  public class func attemptRotationToDeviceOrientation() {}

  /// Puts the view of one child in the place of another's; the animations take no time.
  @preconcurrency public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "children view controllers must have a common parent when calling transition(from:to:…)")
    let container = fromViewController.view.superview
    toViewController.beginAppearanceTransition(true, animated: true)
    fromViewController.beginAppearanceTransition(false, animated: true)
    container?.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      toViewController.endAppearanceTransition()
      fromViewController.endAppearanceTransition()
      completion?(finished)
    }
  }
}
