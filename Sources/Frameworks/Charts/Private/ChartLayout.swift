@_spi(Windfall) import SwiftUI

/// Leaves the plot area what labels, titles and the legend do not need.
struct ChartLayout: Layout {
  let roles: [ChartPart.Role]
  let model: ChartModel
  let area: PlotArea

  /// Where nothing is offered, a chart is as large as this; Apple does not say how large it is then.
  private static let idealSize = CGSize(width: 300, height: 200)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    MainActor.assuming(self) { $0.place(subviews, in: bounds) }
  }

  @MainActor
  private func place(_ subviews: Subviews, in bounds: CGRect) {
    let room = placeBeside(bounds, subviews)
    var plot = room
    // Labels stand between the plot area and what lies beside it.
    for case (.label(_, let isX, let isAtStart, _, _, let spacing), let subview) in zip(roles, subviews) {
      let size = subview.sizeThatFits(.unspecified)
      switch (isX, isAtStart) {
      case (true, true): plot.cut(top: room.minY + size.height + spacing)
      case (true, false): plot.cut(bottom: room.maxY - size.height - spacing)
      case (false, true): plot.cut(leading: room.minX + size.width + spacing)
      case (false, false): plot.cut(trailing: room.maxX - size.width - spacing)
      }
    }
    area.place(plot.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    let places = MarkPlaces(model: model, size: plot.size)
    for (role, subview) in zip(roles, subviews) {
      switch role {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .label(let share, true, let isAtStart, let anchor, let offset, let spacing):
        let place = CGPoint(
          x: plot.minX + places.x(share) + offset.width,
          y: (isAtStart ? plot.minY - spacing : plot.maxY + spacing) + offset.height)
        subview.place(at: place, anchor: UnitPoint(x: anchor, y: isAtStart ? 1 : 0), proposal: .unspecified)
      case .label(let share, false, let isAtStart, let anchor, let offset, let spacing):
        let place = CGPoint(
          x: (isAtStart ? plot.minX - spacing : plot.maxX + spacing) + offset.width,
          y: plot.minY + places.y(share) + offset.height)
        subview.place(at: place, anchor: UnitPoint(x: isAtStart ? 1 : 0, y: anchor), proposal: .unspecified)
      case .beside: break
      }
    }
  }

  /// Places the titles and the legend, from the outside, and answers with what is left.
  private func placeBeside(_ bounds: CGRect, _ subviews: Subviews) -> CGRect {
    var room = bounds
    for case (.beside(let position, let alignment, let spacing), let subview) in zip(roles, subviews).reversed() {
      let offer = ProposedViewSize(width: room.width, height: nil)
      let size = subview.sizeThatFits(position.y == 0 ? .unspecified : offer)
      let aligned = UnitPoint(alignment ?? Alignment(horizontal: .leading, vertical: .center))
      var origin = CGPoint(
        x: room.minX + aligned.x * (room.width - size.width), y: room.minY + aligned.y * (room.height - size.height))
      switch (position.x, position.y) {
      case (_, -1):
        origin.y = room.minY
        room.cut(top: room.minY + size.height + spacing)
      case (_, 1):
        origin.y = room.maxY - size.height
        room.cut(bottom: origin.y - spacing)
      case (-1, _):
        origin.x = room.minX
        room.cut(leading: room.minX + size.width + spacing)
      case (1, _):
        origin.x = room.maxX - size.width
        room.cut(trailing: origin.x - spacing)
      default: break
      }
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
    return room
  }
}

extension CGRect {
  fileprivate mutating func cut(top: CGFloat) {
    let bottom = maxY
    origin.y = min(max(minY, top), bottom)
    size.height = bottom - minY
  }

  fileprivate mutating func cut(bottom: CGFloat) { size.height = max(0, min(maxY, bottom) - minY) }

  fileprivate mutating func cut(leading: CGFloat) {
    let trailing = maxX
    origin.x = min(max(minX, leading), trailing)
    size.width = trailing - minX
  }

  fileprivate mutating func cut(trailing: CGFloat) { size.width = max(0, min(maxX, trailing) - minX) }
}
