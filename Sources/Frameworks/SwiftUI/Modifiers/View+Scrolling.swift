/// Scroll views draw no indicators, keep the keyboard and stop where the finger leaves them, whatever is said here.
extension View {
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> Self
  {
    self
  }

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }

  /// Lists have no background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
}
