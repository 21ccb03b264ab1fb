import WindfallCore

/// The entries of an edit menu, over the window of the view that it belongs to. There is one menu at most.
final class EditMenuBar: UIView {
  private static let (rowHeight, margin): (CGFloat, CGFloat) = (44, 8)

  static private(set) weak var current: EditMenuBar?
  /// The view whose menu the touch that is under way has closed.
  static private(set) weak var closedByTouch: UIView?

  private(set) weak var source: UIView?
  private weak var responder: UIResponder?
  private let onClose: @MainActor () -> Void
  private let deferred = DeferredElements()
  private var menu: UIMenu
  private var items: [EditMenuItem] = []

  /// In the coordinates of the source.
  var target: CGRect { didSet { if target != oldValue { setNeedsLayout() } } }

  /// Shows a menu beside a part of a view, in place of the one that is open; false where there is nothing to show.
  ///
  /// Commands go to the responder or those after it in the chain.
  @discardableResult static func open(
    _ menu: UIMenu, at target: CGRect, of source: UIView, commandsTo responder: UIResponder,
    onClose: @escaping @MainActor () -> Void
  ) -> Bool {
    current?.close()
    let bar = EditMenuBar(menu, target, source, responder, onClose)
    guard let window = source.window, !bar.items.isEmpty else { return false }
    window.addSubview(bar)
    current = bar
    return true
  }

  /// A touch beside the menu closes it, and means what it would mean without.
  static func touchBegins(in view: UIView) {
    closedByTouch = nil
    guard let current, !view.isDescendant(of: current) else { return }
    closedByTouch = current.source
    current.close()
  }

  static func close(for view: UIResponder) { if let current, current.source === view { current.close() } }

  private init(
    _ menu: UIMenu, _ target: CGRect, _ source: UIView, _ responder: UIResponder,
    _ onClose: @escaping @MainActor () -> Void
  ) {
    (self.menu, self.target, self.source, self.responder, self.onClose) = (menu, target, source, responder, onClose)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    deferred.onLoad = { [weak self] in self.map { $0.show($0.menu) } }
    show(menu)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ menu: UIMenu) {
    self.menu = menu
    items.forEach { $0.removeFromSuperview() }
    items = elements(of: deferred.resolve(menu)).map { element in
      EditMenuItem(element) { [weak self] in self?.choose(element) }
    }
    items.forEach { addSubview($0) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The entries of menus that are shown inline stand among the others.
  private func elements(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { element -> [UIMenuElement] in
      if let inner = element as? UIMenu {
        return inner.options.contains(.displayInline) ? elements(of: inner) : inner.children.isEmpty ? [] : [inner]
      }
      let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
      return attributes?.contains(.hidden) == true ? [] : [element]
    }
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu { return show(menu) }
    let (source, responder) = (source, responder)
    if (element as? UIAction)?.attributes.contains(.keepsMenuPresented) != true { close() }
    if let command = element as? UICommand { if let responder { command.perform(from: responder) } }
    (element as? UIAction)?.perform(sender: source)
  }

  func close() {
    guard superview != nil else { return }
    if EditMenuBar.current === self { EditMenuBar.current = nil }
    removeFromSuperview()
    onClose()
  }

  // MARK: - Layout

  /// Lines of entries, as wide as the window lets them be, over the target or else under it.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window = superview, let source else { return }
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: EditMenuBar.margin, dy: EditMenuBar.margin)
    var (x, y, width): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for item in items {
      let itemWidth = min(item.wantedWidth, room.width)
      if x > 0, x + itemWidth > room.width { (x, y) = (0, y + EditMenuBar.rowHeight) }
      item.frame = CGRect(x: x, y: y, width: itemWidth, height: EditMenuBar.rowHeight)
      x += itemWidth
      width = max(width, x)
    }
    let size = CGSize(width: width, height: y + EditMenuBar.rowHeight)
    let anchor = source.convert(target, to: window)
    let top = anchor.minY - size.height - EditMenuBar.margin
    let left = min(max(anchor.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    let below = min(anchor.maxY + EditMenuBar.margin, room.maxY - size.height)
    frame = CGRect(origin: CGPoint(x: left, y: top >= room.minY ? top : below), size: size)
  }

  override var elementPublishing: ElementPublishing { .elementWithChildren }

  override var elementType: ElementType { .menu }
}
