@_spi(Windfall) import UIKit

/// What `gesture` puts around a view.
public struct _GestureEffect<G: Gesture>: ViewEffect {
  let gesture: G
  let mask: GestureMask
  let rank: GestureRank

  func makeView() -> GestureHostView<G> { GestureHostView(gesture, rank) }

  func configure(_ view: GestureHostView<G>, _ environment: EnvironmentValues) {
    view.update(gesture)
    view.setEnabled(environment.isEnabled && mask.contains(.gesture))
  }
}
