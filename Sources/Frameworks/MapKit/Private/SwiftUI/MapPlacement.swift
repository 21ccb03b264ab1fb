import SwiftUI

/// Puts a view where a point of it lies on a place.
struct MapPlacement: Layout {
  let point: CGPoint
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
    for subview in subviews { subview.place(at: place, anchor: anchor, proposal: .unspecified) }
  }
}
