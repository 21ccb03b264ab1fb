extension UIView {
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis.rawValue] ?? .defaultLow
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriority(priority, in: \.hugging, for: axis)
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.compressionResistance[axis.rawValue] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setPriority(priority, in: \.compressionResistance, for: axis) }

  private func setPriority(
    _ priority: UILayoutPriority, in list: ReferenceWritableKeyPath<AutoLayoutState, [UILayoutPriority]>,
    for axis: NSLayoutConstraint.Axis
  ) {
    autoLayoutState[keyPath: list][axis.rawValue] = priority
    if layoutState.isInEngine { constraintEngine?.contentDidChange(of: self) }
  }
}
