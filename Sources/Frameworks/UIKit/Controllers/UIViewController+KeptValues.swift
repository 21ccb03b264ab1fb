/// Kept and given back: nothing is restored, and scroll views decide for themselves.
extension UIViewController {
  public var restorationIdentifier: String? {
    get { kept.value(nil as String?) }
    set { kept.set(newValue) }
  }

  public var providesPresentationContextTransitionStyle: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }

  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { kept.value(true) }
    set { kept.set(newValue) }
  }
}

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

  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { _ = preferredScreenEdgesDeferringSystemGestures }

  /// Nothing turns, as on iOS since its version 16.
  public class func attemptRotationToDeviceOrientation() {}

  /// Puts the view of one child in the place of another's; the animations take no time.
  @preconcurrency public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    Usage.require(
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

extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport { kept.made { LayoutSupportGuide(atTopOf: view, true) } }

  public var bottomLayoutGuide: any UILayoutSupport { kept.made { LayoutSupportGuide(atTopOf: view, false) } }
}

extension UIViewController {
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}

extension UIViewController {
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.updateInterfaceOrientation()
  }
}
