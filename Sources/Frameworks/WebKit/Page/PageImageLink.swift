@_spi(Windfall) import UIKit
import WindfallCore

/// A picture of a page that leads somewhere.
final class PageImageLink: UIControl {
  private let picture: UIImageView

  init(_ picture: UIImageView, label: String) {
    self.picture = picture
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = [.link, .image]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override var elementType: ElementType { .link }

  override func layoutSubviews() { picture.frame = bounds }
}
