import SwiftUI

/// A line of symbols with the names of what they stand for.
struct LegendView: View {
  let model: ChartModel

  var body: some View {
    HStack(spacing: 12) {
      ForEach(model.styles.legendValues, id: \.self) { datum in
        HStack(spacing: 4) {
          (model.styles.symbol(for: datum) ?? AnyChartSymbolShape(.circle))
            .fill(model.styles.style(for: datum) ?? AnyShapeStyle(Color.secondary))
            .frame(width: 8, height: 8).accessibilityHidden(true)
          Text(verbatim: datum.text).font(.caption).foregroundStyle(Color.secondary)
        }
      }
    }
  }
}

/// Where a legend is, and what it is if not the usual one.
@MainActor
struct LegendSetting {
  /// Below the chart unless the app says it.
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}
