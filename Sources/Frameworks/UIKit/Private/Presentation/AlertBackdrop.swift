/// The view of an alert's controller, around its box. Apps name an alert by this view, and UI tests find the name at the
/// alert; what lies between the two has the element of this one.
final class AlertBackdrop: UIView {
  let box: AlertView
  private let stage = UIView()

  init(frame: CGRect, around box: AlertView) {
    self.box = box
    super.init(frame: frame)
    stage.frame = bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(box)
    addSubview(stage)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityIdentifier: String? {
    didSet { box.accessibilityIdentifier = accessibilityIdentifier }
  }

  override var elementPublishing: ElementPublishing { .transparent }
}
