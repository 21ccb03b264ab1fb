import WindfallCore

/// Holds the view of a child controller behind bars, which its safe area ends at.
final class BarredContentView: UIView {
  /// How far the bars reach in from the edges.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { safeAreaDidChange() } }
  }

  override var safeAreaInsets: UIEdgeInsets {
    let inherited = super.safeAreaInsets
    return UIEdgeInsets(
      top: max(inherited.top, barInsets.top), left: inherited.left, bottom: max(inherited.bottom, barInsets.bottom),
      right: inherited.right)
  }

  /// An animator of the app's moves the views.
  var isInTransition = false { didSet { if !isInTransition { setNeedsLayout() } } }

  /// Puts a view in the place of all others, which go after it has come: pages of SwiftUI tell of both.
  func show(_ view: UIView?) {
    let others = subviews.filter { $0 !== view }
    if let view {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== self { addSubview(view) }
    }
    for other in others { other.removeFromSuperview() }
  }

  override func layoutSubviews() {
    guard !isInTransition else { return }
    for view in subviews { view.frame = bounds }
  }

  /// Each view stands in one of its own.
  override func surround(_ elements: [Element]) -> [Element] { elements.map(\.surrounded) }

  private func safeAreaDidChange() {
    for view in subviews {
      view.setNeedsLayout()
      view.safeAreaInsetsDidChange()
      view.viewController?.viewSafeAreaInsetsDidChange()
    }
  }
}
