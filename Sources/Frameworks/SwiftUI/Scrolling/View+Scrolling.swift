extension View {
  /// There are no indicators, whatever is said here.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> Self
  {
    self
  }

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Lists have no background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
}
