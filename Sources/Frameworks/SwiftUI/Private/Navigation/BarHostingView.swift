@_spi(Windfall) import UIKit

/// Shows a view in a bar, which lays it out by its own size.
final class BarHostingView: HostingView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    keepsSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override var sharesEditMode: Bool { true }

  override var elementPublishing: ElementPublishing { .transparent }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
