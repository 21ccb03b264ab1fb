extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

// The names that the styles had in language mode 4.
extension NSUnderlineStyle {
  @available(swift, obsoleted: 4.2, message: "use []")
  public static let styleNone: NSUnderlineStyle = []
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static let styleSingle = NSUnderlineStyle.single
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static let styleThick = NSUnderlineStyle.thick
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static let styleDouble = NSUnderlineStyle.double
}

extension UIActivityIndicatorView {
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }

  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

extension RunLoop.Mode {
  @available(swift, obsoleted: 4.2, renamed: "common")
  public static let commonModes = RunLoop.Mode.common
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static let defaultRunLoopMode = RunLoop.Mode.default
}
