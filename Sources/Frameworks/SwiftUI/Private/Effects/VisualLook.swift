import Foundation

/// What effects make of a view of some size.
public struct _VisualLook {
  let size: CGSize
  var transform = CGAffineTransform.identity
  var opacity = 1.0

  mutating func move(_ change: CGAffineTransform, about anchor: UnitPoint) {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    transform =
      transform
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(change)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
