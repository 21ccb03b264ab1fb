/// See [UIMenuSystem](https://developer.apple.com/documentation/uikit/uimenusystem).
///
/// A phone shows no main menu; the shortcuts in it work. The menus of texts are built each time they open.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem(root: MenuTree.main)
  public static let context = UIMenuSystem(root: MenuTree.context)

  private let makeRoot: @MainActor () -> UIMenu
  private var built: UIMenu?

  private init(root: @escaping @MainActor () -> UIMenu) {
    makeRoot = root
    super.init()
  }

  /// Asks the app again what is in the menu before the menu is used the next time.
  open func setNeedsRebuild() {
    built = nil
    rebuildLater()
  }

  /// Commands are asked each time whether they can be performed.
  open func setNeedsRevalidate() { setNeedsRebuild() }

  /// The menu as the application and its delegate build it.
  var menu: UIMenu {
    if let built { return built }
    let builder = MenuTree(makeRoot(), of: self)
    built = builder.root
    // The delegate is behind the application in the chain.
    UIApplication.shared.buildMenu(with: builder)
    (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: builder)
    built = builder.root
    return builder.root
  }

  /// As on iOS, nobody waits for a menu to be used.
  private func rebuildLater() {
    MainActor.callLater { [self] in
      if built == nil { _ = menu }
    }
  }

  var keyCommands: [UIKeyCommand] { UIMenuSystem.keyCommands(in: menu) }

  private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { element in
      (element as? UIMenu).map(keyCommands) ?? [element as? UIKeyCommand].compactMap { $0 }
    }
  }
}
