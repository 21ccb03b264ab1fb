import WindfallCore

/// A part of an alert, which says what kind of element it is.
final class AlertPart: UIView {
  private let type: ElementType

  init(_ type: ElementType, of view: UIView? = nil) {
    self.type = type
    super.init(frame: .zero)
    if let view { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var elementType: ElementType { type }
}
