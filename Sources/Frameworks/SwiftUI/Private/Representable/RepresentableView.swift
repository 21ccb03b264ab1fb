import UIKit

/// Holds a view of UIKit's at the size that the layout gives it.
final class RepresentableView: RenderView {
  var content: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let content { addSubview(content) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }
}
