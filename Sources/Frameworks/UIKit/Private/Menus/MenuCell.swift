import WindfallCore

/// Holds the button of a row of a menu.
final class MenuCell: UIView {
  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }

  override var elementType: ElementType { .cell }
}
