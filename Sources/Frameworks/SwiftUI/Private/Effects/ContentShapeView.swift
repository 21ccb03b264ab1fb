@_spi(Windfall) import UIKit

final class ContentShapeView: UIView {
  var outline: ((CGRect) -> Path)?

  override var elementPublishing: ElementPublishing { .transparent }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, outline?(bounds).contains(point) ?? false else { return nil }
    return super.hitTest(point, with: event) ?? self
  }
}
