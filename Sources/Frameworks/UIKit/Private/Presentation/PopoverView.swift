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

/// What lies around a popover.
final class DismissRegion: UIView {
  /// The box of the popover.
  var covered = CGRect.zero

  /// In the middle of the widest strip that is free, where people touch to go on.
  var freePoint: CGPoint {
    let strips = [
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: covered.minY - bounds.minY),
      CGRect(x: bounds.minX, y: covered.maxY, width: bounds.width, height: bounds.maxY - covered.maxY),
      CGRect(x: bounds.minX, y: bounds.minY, width: covered.minX - bounds.minX, height: bounds.height),
      CGRect(x: covered.maxX, y: bounds.minY, width: bounds.maxX - covered.maxX, height: bounds.height),
    ]
    let widest = strips.max { min($0.width, $0.height) < min($1.width, $1.height) } ?? bounds
    return convert(CGPoint(x: widest.midX, y: widest.midY), to: nil)
  }
}
