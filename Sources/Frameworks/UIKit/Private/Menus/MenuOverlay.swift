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
  private var menu: UIMenu
  private var deferred = DeferredElements()
  private var preview: UIViewController?
  private var onPreviewTap: (@MainActor () -> Void)?
  var onClose: (@MainActor () -> Void)?

  @discardableResult static func open(
    _ menu: UIMenu, for source: UIView, onChoice: @escaping @MainActor (UIAction) -> Void = { _ in }
  ) -> MenuOverlay? {
    guard let window = source.window else { return nil }
    let overlay = MenuOverlay(menu, source, in: window.bounds, onChoice)
    window.addSubview(overlay)
    return overlay
  }

  private init(
    _ menu: UIMenu, _ source: UIView, in frame: CGRect, _ onChoice: @escaping @MainActor (UIAction) -> Void
  ) {
    self.source = source
    self.onChoice = onChoice
    self.menu = menu
    list = MenuList(menu)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self, weak tap] in
      if let self, let tap, tap.state == .ended { self.wasTapped(at: tap.location(in: self)) }
    }
    addGestureRecognizer(tap)
    deferred.onLoad = { [weak self] in self.map { $0.show($0.menu) } }
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ menu: UIMenu) {
    self.menu = menu
    list.removeFromSuperview()
    list = MenuList(deferred.resolve(menu))
    list.onChoice = { [weak self] element in self?.choose(element) }
    addSubview(list)
    setNeedsLayout()
  }

  func update(_ change: (UIMenu) -> UIMenu) { show(change(menu)) }

  /// Shows a controller above the menu. Without one, the place of the menu's view stands for it.
  func show(_ preview: UIViewController?, onTap: @escaping @MainActor () -> Void) {
    onPreviewTap = onTap
    guard let preview else { return }
    self.preview = preview
    preview.appear(animated: true) {
      preview.view.clipsToBounds = true
      preview.view.layer.cornerRadius = 12
      addSubview(preview.view)
    }
    setNeedsLayout()
  }

  private func wasTapped(at point: CGPoint) {
    guard !list.frame.contains(point) else { return }
    let shown = preview?.view.frame ?? source.convert(source.bounds, to: self)
    if let onPreviewTap, shown.contains(point) { onPreviewTap() } else { close() }
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu { return show(menu) }
    if let command = element as? UICommand {
      close()
      command.perform(from: UIResponder.firstResponder ?? source)
      return
    }
    guard let action = element as? UIAction else { return }
    let keepsOpen = action.attributes.contains(.keepsMenuPresented)
    if !keepsOpen { close() }
    onChoice(action)
    action.perform(sender: source)
  }

  func close() {
    guard superview != nil else { return }
    onClose?()
    if let preview { preview.disappear(animated: true) { preview.view.removeFromSuperview() } }
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: MenuOverlay.margin, dy: MenuOverlay.margin)
    let size = list.wantedSize
    let anchor = placePreview(in: room, over: size.height) ?? source.convert(source.bounds, to: self)
    let height = min(size.height, room.height)
    let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
    let fitsBelow = anchor.maxY + height + MenuOverlay.margin <= room.maxY
    let y = fitsBelow ? anchor.maxY + MenuOverlay.margin : max(room.minY, anchor.minY - height - MenuOverlay.margin)
    list.frame = CGRect(x: x, y: y, width: size.width, height: height)
  }

  /// A preview has the size that it prefers as far as there is room over the menu, and else all of this room.
  private func placePreview(in room: CGRect, over menuHeight: CGFloat) -> CGRect? {
    guard let preview else { return nil }
    let (wanted, free) = (preview.preferredContentSize, max(0, room.height - menuHeight - MenuOverlay.margin))
    let size = CGSize(
      width: wanted.width > 0 ? min(wanted.width, room.width) : room.width,
      height: wanted.height > 0 ? min(wanted.height, free) : free)
    preview.view.frame = CGRect(origin: CGPoint(x: room.midX - size.width / 2, y: room.minY), size: size)
    return preview.view.frame
  }

  override var elementPublishing: ElementPublishing { .transparent }
}
