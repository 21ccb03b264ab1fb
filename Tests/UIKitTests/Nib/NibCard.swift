@testable @_spi(Windfall) import UIKit

/// A view of a nib that notes what happens to it.
final class NibCard: UIView {
  private(set) var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init with \(subviews.count) subviews")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }
}
