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
