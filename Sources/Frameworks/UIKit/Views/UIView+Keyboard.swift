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
    if autoLayout?.roleGuides.contains(where: { $0.role == .keyboard }) ?? false { setNeedsLayout() }
    for subview in subviewList { subview.tellKeyboardArea() }
  }

  /// Takes the keyboard from the view or from a view in it, if forced without asking the delegate.
  func takeKeyboard(_ force: Bool) -> Bool {
    guard let responder = UIResponder.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
    return UIResponder.forcing(force) { responder.resignFirstResponder() }
  }
}
