import WindfallCore

/// What a popover's content stands in.
final class PopoverView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var elementType: ElementType { .popover }
}
