import UIKit

/// What `coordinateSpace` puts around a view.
public struct _CoordinateSpaceEffect: ViewEffect {
  let name: AnyHashable

  func makeView() -> CoordinateSpaceView { CoordinateSpaceView() }

  func configure(_ view: CoordinateSpaceView, _ environment: EnvironmentValues) { view.name = name }
}
