import UIKit

/// Turns or scales its contents around a point other than the centre.
final class TransformView: RenderView {
  private var own = CGAffineTransform.identity
  private var anchor = UnitPoint.center

  func set(_ transform: CGAffineTransform, _ anchor: UnitPoint) {
    own = transform
    self.anchor = anchor
    apply()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    apply()
  }

  private func apply() {
    let x = (anchor.x - 0.5) * bounds.width
    let y = (anchor.y - 0.5) * bounds.height
    transform = CGAffineTransform(translationX: -x, y: -y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
