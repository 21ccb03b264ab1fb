@_spi(Windfall) import UIKit
import WindfallCore

/// What a row that can be moved shows while its list is edited: it is dragged to another place.
final class ReorderView: UIView {
  /// Called with the distance when the finger is lifted.
  var onDrop: (@MainActor (CGFloat) -> Void)?
  private let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Reorder"
    pan.addHandler { [weak self] in self?.follow() }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override var elementType: ElementType { .button }

  private func follow() {
    if pan.state == .ended { onDrop?(pan.translation(in: superview).y) }
  }
}
