import SwiftUI

/// Puts views where they belong, and takes all the room it is offered.
struct PlotLayout: Layout {
  let places: [PlotPiece.Place]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (place, subview) in zip(places, subviews) {
      switch place {
      case .rect(let rect):
        subview.place(
          at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), proposal: ProposedViewSize(rect.size))
      case .point(let point, let anchor):
        subview.place(
          at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor, proposal: .unspecified)
      }
    }
  }
}
