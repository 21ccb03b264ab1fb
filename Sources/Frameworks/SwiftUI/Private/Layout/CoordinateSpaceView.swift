import UIKit

/// What a place is asked for relative to, by its name.
final class CoordinateSpaceView: RenderView {
  var name: AnyHashable?

  static func find(_ name: AnyHashable, around view: UIView) -> UIView? {
    let isScrollView = name.base is ScrollViewSpace
    var current: UIView? = view
    while let next = current {
      if isScrollView, next is UIScrollView { return next }
      if let space = next as? CoordinateSpaceView, space.name == name { return space }
      current = next.superview
    }
    return nil
  }
}

/// What `coordinateSpace` puts around a view.
public struct _CoordinateSpaceModifier: ViewEffect {
  let name: AnyHashable

  func makeView() -> CoordinateSpaceView { CoordinateSpaceView() }

  func configure(_ view: CoordinateSpaceView, _ environment: EnvironmentValues) { view.name = name }
}
