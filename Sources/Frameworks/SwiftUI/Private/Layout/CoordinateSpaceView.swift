import UIKit

/// What a place is asked for relative to, by its name.
final class CoordinateSpaceView: RenderView {
  var name: AnyHashable?

  static func find(_ name: AnyHashable, around view: UIView) -> CoordinateSpaceView? {
    var current: UIView? = view
    while let next = current {
      if let space = next as? CoordinateSpaceView, space.name == name { return space }
      current = next.superview
    }
    return nil
  }
}
