import UIKit

/// What `gesture` puts around a view.
public struct _GestureEffect<G: Gesture>: ViewEffect {
  let gesture: G
  let rank: GestureRank
  let mask: GestureMask

  func makeView() -> GestureHostView { GestureHostView(rank: rank) }

  func configure(_ view: GestureHostView, _ environment: EnvironmentValues) {
    let gesture = mask.hasGesture && environment.isEnabled ? gesture : nil
    view.setRecognizers { gesture.map { G._makeRecognizers($0, _GestureReceiver()) } ?? [] }
  }
}
