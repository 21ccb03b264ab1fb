import WindfallCore

@_spi(Windfall) extension UIMenu {
  /// Shows the menu beside a view.
  public func open(for source: UIView) { MenuOverlay.open(self, for: source) }
}

/// Covers a window with an open menu; a tap beside the menu closes it.
final class MenuOverlay: UIView {
  private static let margin: CGFloat = 8

  private let source: UIView
  private let onChoice: @MainActor (UIAction) -> Void
  private var list: MenuList

  static func open(_ menu: UIMenu, for source: UIView, onChoice: @escaping @MainActor (UIAction) -> Void = { _ in }) {
    guard let window = source.window else { return }
    window.addSubview(MenuOverlay(menu, source, in: window.bounds, onChoice))
  }

  private init(
    _ menu: UIMenu, _ source: UIView, in frame: CGRect, _ onChoice: @escaping @MainActor (UIAction) -> Void
  ) {
    self.source = source
    self.onChoice = onChoice
    list = MenuList(menu)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self, weak tap] in
      guard let self, let tap, tap.state == .ended, !self.list.frame.contains(tap.location(in: self)) else { return }
      self.removeFromSuperview()
    }
    addGestureRecognizer(tap)
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ menu: UIMenu) {
    list.removeFromSuperview()
    list = MenuList(menu)
    list.onChoice = { [weak self] element in self?.choose(element) }
    addSubview(list)
    setNeedsLayout()
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu { return show(menu) }
    guard let action = element as? UIAction else { return }
    let keepsOpen = action.attributes.contains(.keepsMenuPresented)
    if !keepsOpen { removeFromSuperview() }
    onChoice(action)
    action.perform(sender: source)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: MenuOverlay.margin, dy: MenuOverlay.margin)
    let anchor = source.convert(source.bounds, to: self)
    let size = list.wantedSize
    let height = min(size.height, room.height)
    let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
    let fitsBelow = anchor.maxY + height + MenuOverlay.margin <= room.maxY
    let y = fitsBelow ? anchor.maxY + MenuOverlay.margin : max(room.minY, anchor.minY - height - MenuOverlay.margin)
    list.frame = CGRect(x: x, y: y, width: size.width, height: height)
  }

  override var elementPublishing: ElementPublishing { .transparent }
}
