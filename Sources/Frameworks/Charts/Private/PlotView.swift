import SwiftUI

/// The plot area: lines of the axes, and the marks.
struct PlotView: View {
  let model: ChartModel
  let entries: [AxisEntry]
  let selections: [ChartSelection]
  let proxy: ChartProxy

  var body: some View {
    GeometryReader { geometry in
      let pieces = pieces(in: geometry.size)
      PlotLayout(places: pieces.map(\.place)) {
        ForEach(Array(pieces.enumerated()), id: \.offset) { $0.element.view }
      }
    }
  }

  private func pieces(in size: CGSize) -> [PlotPiece] {
    let marks = MarkPieces(model, in: size).pieces.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    return AxisPieces(entries, model, in: size).pieces + marks.map(\.element) + touch(in: size)
  }

  /// What takes the touches that select.
  private func touch(in size: CGSize) -> [PlotPiece] {
    guard !selections.isEmpty else { return [] }
    return [
      PlotPiece(.rect(CGRect(origin: .zero, size: size))) {
        Color.clear.contentShape(Rectangle()).gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            for selection in selections { selection.select(proxy, (value.startLocation, value.location)) }
          }.onEnded { _ in
            for selection in selections { selection.select(proxy, nil) }
          })
      }
    ]
  }
}
