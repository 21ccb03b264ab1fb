/// See [UIEditMenuInteraction](https://developer.apple.com/documentation/uikit/uieditmenuinteraction).
///
/// The menu shows all of its entries at once.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var configuration: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { dismissMenu() }

  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the delegate's menu, or the suggested actions where it has none; nothing where there is no entry.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil else { return }
    dismissMenu()
    let menu = menu(for: configuration, in: view)
    guard !menu.isEmpty else { return }
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    self.configuration = configuration
    EditMenuBar.open(
      menu, at: target(of: configuration), of: view, commandsTo: UIResponder.firstResponder ?? view
    ) { [weak self] in self?.didClose(configuration) }
    animator.finish()
  }

  open func dismissMenu() { openBar?.close() }

  /// Asks the delegate for the menu anew.
  open func reloadVisibleMenu() {
    if let view, let configuration { openBar?.show(menu(for: configuration, in: view)) }
  }

  /// Asks the delegate for the place anew.
  open func updateVisibleMenuPosition(animated: Bool) {
    if let configuration { openBar?.target = target(of: configuration) }
  }

  /// Where the open menu was asked for.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private var openBar: EditMenuBar? { configuration == nil ? nil : EditMenuBar.current }

  private func menu(for configuration: UIEditMenuConfiguration, in view: UIView) -> UIMenu {
    let suggestions = EditAction.suggestions(for: UIResponder.firstResponder ?? view)
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggestions)
      ?? UIMenu(children: suggestions)
  }

  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func didClose(_ configuration: UIEditMenuConfiguration) {
    self.configuration = nil
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.finish()
  }
}

/// See [UIEditMenuInteractionAnimating](https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating).
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  @preconcurrency func addAnimations(_ animations: @escaping @MainActor () -> Void)
  @preconcurrency func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// See [UIEditMenuInteractionDelegate](https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate).
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
