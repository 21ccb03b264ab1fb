import WindfallCore

/// A controller that another one presents, and where its view is.
struct Presentation {
  let presented: UIViewController
  let container: PresentationContainer
  /// The style that it is shown in, after adaptation.
  let style: UIModalPresentationStyle
  /// Views of the window that are out of sight while the presentation covers all.
  var hiddenViews: [UIView] = []
  /// An animator is on its way to end the presentation.
  var isEnding = false

  var controller: UIPresentationController { container.controller }
}

/// Covers the window and holds a presented controller's view: all of it, or as a sheet or a popover over what was there.
final class PresentationContainer: UIView {
  private static let dismissingDistance: CGFloat = 120
  private static let dismissingVelocity: CGFloat = 500

  let controller: UIPresentationController
  private let style: UIModalPresentationStyle
  private weak var presented: UIViewController?
  private var region: DismissRegion?
  private var popover: PopoverView?
  /// An animator of the app's moves the views.
  var isInTransition = false { didSet { if !isInTransition { setNeedsLayout() } } }

  init(controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    style = controller.shownStyle
    presented = controller.presentedViewController
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if style == .popover { addDismissRegion() }
    if style.isSheet { addSheetGestures() }
    updateDimming()
  }

  required init?(coder: NSCoder) { nil }

  func updateDimming() {
    guard style.isSheet else { return }
    backgroundColor = isDimming ? UIColor(white: 0, alpha: 0.2) : nil
  }

  private var isDimming: Bool { (controller as? UISheetPresentationController)?.isDimming ?? true }

  // MARK: - Dismissal

  /// What lies around a popover, which is an element: a tap there dismisses it.
  private func addDismissRegion() {
    let region = DismissRegion(frame: bounds)
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    region.accessibilityIdentifier = "PopoverDismissRegion"
    region.accessibilityLabel = "dismiss popup"
    region.isAccessibilityElement = true
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self, weak tap] in if tap?.state == .ended { self?.controller.askToDismiss() } }
    region.addGestureRecognizer(tap)
    addSubview(region)
    self.region = region
  }

  private func addSheetGestures() {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addHandler { [weak self, weak tap] in
      guard let self, let tap, tap.state == .ended, let view = self.presented?.viewIfLoaded else { return }
      if !view.point(inside: tap.location(in: view), with: nil) { self.controller.askToDismiss() }
    }
    addGestureRecognizer(tap)
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak self, weak pan] in
      guard let self, let pan, pan.state == .ended else { return }
      let (moved, velocity) = (pan.translation(in: self), pan.velocity(in: self))
      guard moved.y > abs(moved.x) else { return }
      if moved.y > Self.dismissingDistance || velocity.y > Self.dismissingVelocity { self.controller.askToDismiss() }
    }
    addGestureRecognizer(pan)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let moved = pan.translation(in: self)
    return moved.y > abs(moved.x)
  }

  /// Without a dimmed background, touches beside a sheet go to what is behind it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && style.isSheet && !isDimming ? nil : hit
  }

  // MARK: - Layout

  /// Takes the presented view in; that of a popover stands in an element of its own.
  func hold(_ view: UIView) {
    guard style == .popover else { return addSubview(view) }
    let popover = PopoverView(frame: bounds)
    popover.addSubview(view)
    addSubview(popover)
    self.popover = popover
  }

  override func layoutSubviews() {
    guard let presented, let view = presented.viewIfLoaded else { return }
    region?.frame = bounds
    controller.containerViewWillLayoutSubviews()
    if style != .custom, !isInTransition { place(view) }
    controller.containerViewDidLayoutSubviews()
  }

  private func place(_ view: UIView) {
    guard style.isSheet || style == .popover else {
      view.frame = bounds
      return
    }
    if let popover, view.superview === popover {
      popover.frame = controller.frame(in: self)
      region?.covered = popover.frame
      view.frame = popover.bounds
      return
    }
    view.layer.cornerRadius = (controller as? UISheetPresentationController)?.preferredCornerRadius ?? 10
    view.clipsToBounds = true
    view.frame = style == .popover || controller is UISheetPresentationController ? controller.frame(in: self) : sheet
  }

  /// A popover that is shown as a sheet.
  private var sheet: CGRect {
    let top = (window?.safeAreaInsets.top ?? 0) + 10
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}
