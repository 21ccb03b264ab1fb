import SwiftUI

/// The plot area: lines of the axes, and the marks.
struct PlotView: View {
  let model: ChartModel
  let entries: [AxisEntry]
  let selections: [ChartSelection]
  let proxy: ChartProxy

  var body: some View {
    GeometryReader { geometry in
      if selections.isEmpty {
        plot(in: geometry.size)
      } else {
        plot(in: geometry.size).contentShape(Rectangle()).gesture(touch)
      }
    }
  }

  private func plot(in size: CGSize) -> some View {
    let pieces = pieces(in: size)
    return PlotLayout(places: pieces.map(\.place)) {
      ForEach(Array(pieces.enumerated()), id: \.offset) { $0.element.view }
    }
  }

  private func pieces(in size: CGSize) -> [PlotPiece] {
    let marks = MarkPieces(model, in: size).pieces.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    return AxisPieces(entries, model, in: size).pieces + marks.map(\.element)
  }

  private var touch: some Gesture {
    DragGesture(minimumDistance: 0).onChanged { value in
      for selection in selections { selection.select(proxy, (value.startLocation, value.location)) }
    }.onEnded { _ in
      for selection in selections { selection.select(proxy, nil) }
    }
  }
}

/// Where the plot area of a chart has been laid out.
@MainActor
final class PlotArea: ObservableObject {
  /// In the coordinates of the chart.
  @Published private(set) var frame: CGRect?

  /// The name of the chart's coordinates, for views inside it that have their own.
  nonisolated var space: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  func place(_ frame: CGRect) {
    if frame != self.frame { self.frame = frame }
  }
}

/// A path in the coordinates of the view that shows it.
struct PlotPath: Shape {
  let drawn: Path

  func path(in rect: CGRect) -> Path { drawn.offsetBy(dx: rect.minX, dy: rect.minY) }
}

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
