extension UIView {
  /// How far the keyboard reaches over the view from below.
  @_spi(Windfall) public final var keyboardInset: CGFloat {
    let covered = InputWindow.covered
    guard !covered.isNull, let window else { return 0 }
    let box = convert(bounds, to: window.screen.coordinateSpace)
    return max(0, box.maxY - covered.minY)
  }

  func tellKeyboardArea() {
    keyboardAreaDidChange()
    for subview in subviewList { subview.tellKeyboardArea() }
  }
}
