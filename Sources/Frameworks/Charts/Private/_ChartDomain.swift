import SwiftUI

/// What an app says of the values of a scale.
public struct _ChartDomain: Sendable {
  /// The ends of a continuous scale, the first value first.
  private(set) var ends: (Double, Double)?
  private(set) var isOfDates = false
  private(set) var categories: [String]?
  private(set) var includesZero: Bool?
  private(set) var isReversed = false

  init(includesZero: Bool?, isReversed: Bool) {
    self.includesZero = includesZero
    self.isReversed = isReversed
  }

  init(from start: _ChartDatum, to end: _ChartDatum) {
    guard let lower = start.position, let upper = end.position else { return }
    ends = (lower, upper)
    isOfDates = start.isDate
  }

  /// Numbers and dates span a range; the first may be the greatest.
  init(values: [_ChartDatum]) {
    let positions = values.compactMap(\.position)
    guard let first = positions.first, let last = positions.last else {
      categories = values.map(\.text)
      return
    }
    guard let least = positions.min(), let greatest = positions.max() else { return }
    ends = (least, greatest)
    isReversed = first > last
    isOfDates = values.contains(where: \.isDate)
  }
}

/// Views over or under a chart, which know its proxy; they are made anew when the plot area has moved.
struct ChartLayers: View {
  let layers: [ChartLayer]
  let proxy: ChartProxy

  var body: some View {
    ForEach(Array(layers.enumerated()), id: \.offset) { layer in
      layer.element.content(proxy)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.element.alignment)
        .environment(\.chartConfiguration, ChartConfiguration())
    }
  }
}

/// The marks of some content.
public struct _ChartMarks: PrimitiveChartContent {
  let marks: [ChartMark]

  init(_ marks: [ChartMark]) { self.marks = marks }

  public func _resolve() -> _ChartMarks { self }
}

/// The axes of some content.
public struct _ChartAxes: PrimitiveAxisContent {
  let axes: [ChartAxis]

  init(_ axes: [ChartAxis]) { self.axes = axes }

  public func _resolve() -> _ChartAxes { self }
}
