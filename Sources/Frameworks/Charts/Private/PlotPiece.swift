import SwiftUI

/// A view of the plot area, with its place there.
@MainActor
struct PlotPiece {
  enum Place {
    case rect(CGRect)
    /// Of the size that the view wants, with a point of it in a place.
    case point(CGPoint, anchor: UnitPoint)
  }

  let place: Place
  var zIndex: Double = 0
  let view: AnyView

  init<V: View>(_ place: Place, zIndex: Double = 0, @ViewBuilder _ view: () -> V) {
    self.place = place
    self.zIndex = zIndex
    self.view = AnyView(view())
  }
}
