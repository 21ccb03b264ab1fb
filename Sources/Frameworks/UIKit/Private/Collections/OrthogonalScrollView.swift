import WindfallCore

/// Shows a section that scrolls across its layout's direction.
final class OrthogonalScrollView: UIScrollView {
  let section: Int

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }
}
