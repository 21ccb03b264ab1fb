/// See [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller).
///
/// The handler of an action runs when the alert has gone, on a later turn of the main queue.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// See [UIAlertController.Style](https://developer.apple.com/documentation/uikit/uialertcontroller/style).
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  private var isHandled = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .actionSheet, Device.current.idiom == .pad { modalPresentationStyle = .popover }
  }

  open override var title: String? { didSet { if title != oldValue { update() } } }

  open var message: String? { didSet { if message != oldValue { update() } } }

  /// Without an interface: apps set them by key-value coding.
  final var attributedTitle: NSAttributedString? { didSet { update() } }
  final var attributedMessage: NSAttributedString? { didSet { update() } }

  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction else { return update() }
      Usage.require(
        actions.contains { $0 === preferredAction }, "the preferred action must be among the alert's actions")
      update()
    }
  }

  open func addAction(_ action: UIAlertAction) {
    Usage.require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with the style cancel")
    actions.append(action)
    update()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    Usage.require(preferredStyle == .alert, "text fields can only be added to an alert controller of style alert")
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    update()
  }

  open override var presentationController: UIPresentationController? {
    guard PresentationDouble.givesAlertsPopovers else { return super.presentationController }
    if !(storedPresentationController is UIPopoverPresentationController) {
      storedPresentationController = UIPopoverPresentationController(presented: self)
    }
    return storedPresentationController
  }

  // MARK: - View

  open override func loadView() {
    let box = AlertView(style: preferredStyle)
    let backdrop = AlertBackdrop(frame: UIScreen.main.bounds, around: box)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isPopover { backdrop.backgroundColor = UIColor(white: 0, alpha: 0.2) }
    view = backdrop
    if preferredStyle == .actionSheet, !isPopover {
      let tap = UITapGestureRecognizer()
      tap.addHandler { [weak self, weak tap] in
        guard let self, let tap, tap.state == .ended, let box = self.box else { return }
        guard !box.point(inside: tap.location(in: box), with: nil) else { return }
        if let cancel = self.actions.first(where: { $0.style == .cancel }) { self.choose(cancel) }
      }
      backdrop.addGestureRecognizer(tap)
    }
    update()
  }

  /// An action sheet of a tablet, where a touch beside it is what cancels.
  private var isPopover: Bool { modalPresentationStyle == .popover }

  private var box: AlertView? { (viewIfLoaded as? AlertBackdrop)?.box }

  private func update() {
    box?.show(
      title: title, message: message, textFields: textFields ?? [], actions: orderedActions,
      preferred: preferredAction ?? (preferredStyle == .alert ? actions.first { $0.style == .cancel } : nil),
      attributedTitle: attributedTitle, attributedMessage: attributedMessage
    ) { [weak self] action in self?.choose(action) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// As they are shown: of two beside each other the cancelling one comes first, of a column it comes last.
  private var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    if isPopover { return others }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let view = viewIfLoaded, let box else { return }
    if isPopover {
      box.fill(view.bounds)
    } else {
      box.place(in: view.bounds, safeArea: view.safeAreaInsets)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isHandled = false
    if isPopover, let box { preferredContentSize = box.popoverSize }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// A popover has gone without a choice.
  func wasDismissed() {
    guard !isHandled, let cancel = actions.first(where: { $0.style == .cancel }) else { return }
    isHandled = true
    cancel.perform()
  }

  private func choose(_ action: UIAlertAction) {
    guard !isHandled, action.isEnabled else { return }
    isHandled = true
    // Handlers read the text fields of an alert that nothing else holds any more.
    dismiss(animated: true) { withExtendedLifetime(self) { action.perform() } }
  }
}

/// See [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// See [UIAlertAction.Style](https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum).
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  private final var handler: (@MainActor (UIAlertAction) -> Void)?
  /// What tests of apps ask for by key-value coding, to run it.
  private(set) final lazy var handlerBlock: BlockObject? = handler.map { BlockObject(AlertHandler(call: $0)) }
  weak var button: UIButton?

  public override init() { super.init() }

  public convenience init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  // What has no interface, and apps set by key-value coding before the alert is shown.

  final var titleTextColor: UIColor?
  final var image: UIImage?
  final var imageTintColor: UIColor?
  /// Titles stay in the middle.
  final var titleTextAlignment = NSTextAlignment.center
  /// A check mark is not shown.
  final var checked = false

  @_spi(Windfall) public final func perform() { handler?(self) }
}

private struct AlertHandler {
  let call: @MainActor (UIAlertAction) -> Void
}
