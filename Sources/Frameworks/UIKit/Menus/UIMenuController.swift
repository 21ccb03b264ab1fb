/// See [UIMenuController](https://developer.apple.com/documentation/uikit/uimenucontroller).
///
/// The menu has no arrow, and shows all of its entries at once.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// See [UIMenuController.ArrowDirection](https://developer.apple.com/documentation/uikit/uimenucontroller/arrowdirection-swift.enum).
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  public static let shared = UIMenuController()

  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")

  /// In the menus of texts as well.
  open var menuItems: [UIMenuItem]?
  /// Kept and given back; see the class.
  open var arrowDirection = ArrowDirection.default
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  private override init() { super.init() }

  /// Whether a menu is open, be it this controller's or that of a text.
  open var isMenuVisible: Bool {
    get { EditMenuBar.current != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let targetView { showMenu(from: targetView, rect: targetRect) }
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    self.targetRect = targetRect
  }

  /// Shows what the first responder, or else the view, can perform; nothing where that is nothing.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    let responder = UIResponder.firstResponder ?? targetView
    let menu = UIMenu(children: EditAction.suggestions(for: responder))
    guard targetView.window != nil, !menu.isEmpty else { return }
    tell(UIMenuController.willShowMenuNotification)
    EditMenuBar.open(menu, at: targetRect, of: targetView, commandsTo: responder) { [weak self] in
      self?.tell(UIMenuController.willHideMenuNotification)
      self?.tell(UIMenuController.didHideMenuNotification)
    }
    tell(UIMenuController.didShowMenuNotification)
  }

  open func hideMenu(from targetView: UIView) { EditMenuBar.close(for: targetView) }

  open func hideMenu() { EditMenuBar.current?.close() }

  /// Asks the responders anew what they can perform.
  open func update() {
    guard let bar = EditMenuBar.current, let view = bar.source, view === targetView else { return }
    bar.show(UIMenu(children: EditAction.suggestions(for: UIResponder.firstResponder ?? view)))
  }

  /// On the screen; empty while no menu is open.
  open var menuFrame: CGRect {
    guard let bar = EditMenuBar.current else { return .zero }
    bar.superview?.layoutIfNeeded()
    return bar.convert(bar.bounds, to: nil)
  }

  private func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIMenu {
  /// Whether there is no entry in the menu, nor in the menus that it shows inline.
  var isEmpty: Bool { children.allSatisfy { ($0 as? UIMenu)?.isEmpty ?? false } }
}

/// See [UIMenuItem](https://developer.apple.com/documentation/uikit/uimenuitem).
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public override init() {
    title = ""
    action = Selector("")
    super.init()
  }

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
