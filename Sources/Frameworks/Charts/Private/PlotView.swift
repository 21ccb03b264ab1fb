import SwiftUI

/// The plot area: lines of the axes, and the marks.
struct PlotView: View {
  let model: ChartModel
  let entries: [AxisEntry]
  let configuration: ChartConfiguration
  let proxy: ChartProxy
  let scroll: (ChartPosition) -> Void
  /// What was in sight when the finger came down.
  @State private var start: PlotStart?

  private var selections: [ChartSelection] { configuration.selections }

  private var isMovable: Bool { model.x.window != 0...1 || model.y.window != 0...1 }

  var body: some View {
    GeometryReader { geometry in
      let plot = plot(in: geometry.size)
      if !configuration.gestures.isEmpty {
        touched(
          configuration.gestures.reduce(AnyView(plot.contentShape(Rectangle()))) { view, gesture in
            AnyView(view.gesture(gesture(proxy)))
          }, geometry.size)
      } else if !selections.isEmpty {
        touched(AnyView(plot.contentShape(Rectangle()).gesture(touch)), geometry.size)
      } else {
        touched(AnyView(plot), geometry.size)
      }
    }
  }

  @ViewBuilder private func touched(_ view: AnyView, _ size: CGSize) -> some View {
    if isMovable, !configuration.scrolling.axes.isEmpty {
      view.contentShape(Rectangle()).simultaneousGesture(move(size))
    } else {
      view
    }
  }

  @ViewBuilder private func plot(in size: CGSize) -> some View {
    let axes = AxisPieces(entries, model, in: size).pieces
    let marks = marks(in: size)
    if isMovable {
      // The lines of the axes reach out of the plot area, and the marks do not.
      layout(axes)
      layout(marks.filter { $0.isInSight(of: size) }).clipped()
    } else {
      layout(axes + marks)
    }
  }

  private func layout(_ pieces: [PlotPiece]) -> some View {
    PlotLayout(places: pieces.map(\.place)) {
      ForEach(Array(pieces.enumerated()), id: \.offset) { $0.element.view }
    }
  }

  private func marks(in size: CGSize) -> [PlotPiece] {
    let marks = MarkPieces(model, in: size).pieces.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    return marks.map(\.element)
  }

  private func move(_ size: CGSize) -> some Gesture {
    DragGesture().onChanged { value in
      let start = start ?? PlotStart(x: model.x.window, y: model.y.window)
      self.start = start
      let moved = value.translation
      var position = ChartPosition()
      if configuration.scrolling.axes.contains(.horizontal) {
        position.x = model.x.datum(movedFrom: start.x, by: -moved.width / max(1, size.width))
      }
      if configuration.scrolling.axes.contains(.vertical) {
        // Categories begin at the top, numbers at the bottom.
        let share = moved.height / max(1, size.height)
        position.y = model.y.datum(movedFrom: start.y, by: model.y.isOfCategories ? -share : share)
      }
      scroll(position)
    }.onEnded { _ in start = nil }
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

/// What of the axes was in sight when a finger came down.
struct PlotStart: Equatable {
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>
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

  func isInSight(of size: CGSize) -> Bool {
    let area = CGRect(origin: .zero, size: size)
    return switch place {
    case .rect(let rect): rect.intersects(area)
    case .point(let point, _): area.insetBy(dx: -0.5, dy: -0.5).contains(point)
    }
  }

  init<V: View>(_ place: Place, zIndex: Double = 0, @ViewBuilder _ view: () -> V) {
    self.place = place
    self.zIndex = zIndex
    self.view = AnyView(view())
  }
}
