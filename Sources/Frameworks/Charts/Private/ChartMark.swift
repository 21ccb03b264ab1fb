import SwiftUI

/// One mark, as its initialiser and its modifiers describe it.
@MainActor
struct ChartMark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  let kind: Kind
  var x = MarkExtent.whole
  var y = MarkExtent.whole
  /// The share of the circle that a sector has.
  var angle: MarkValue?
  var series: MarkValue?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var stacking = MarkStackingMethod.standard

  var style: AnyShapeStyle?
  var styleValue: MarkValue?
  var symbolShape: AnyChartSymbolShape?
  var symbolView: AnyView?
  var symbolValue: MarkValue?
  var symbolSize: CGSize?
  var lineStyle: StrokeStyle?
  var lineStyleValue: MarkValue?
  var interpolation = InterpolationMethod.linear
  var opacity: Double = 1
  var cornerRadius: CGFloat?
  /// What cuts a bar.
  var clip: AnyShape?
  var groupValue: MarkValue?
  var groupSpan = MarkDimension.automatic
  var offset = CGSize.zero
  var zIndex: Double = 0
  var annotations: [MarkAnnotation] = []

  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden = false

  /// Whether the mark measures along the x axis, and stands at a place of the y axis.
  var isHorizontal: Bool {
    switch (x, y) {
    case (.range, .value), (.range, .whole): true
    case (.value(let x), .value(let y)): x.isMeasure && !y.isMeasure
    case (.value(let x), .whole): kind == .bar && x.isMeasure
    default: false
    }
  }

  /// What makes marks one line or area.
  var seriesKey: [_ChartDatum?] {
    [series?.datum, styleValue?.datum, symbolValue?.datum, lineStyleValue?.datum]
  }
}

extension MarkValue {
  /// A number that does not stand for a part of the axis.
  fileprivate var isMeasure: Bool {
    if case .number = datum { return interval == nil }
    return false
  }
}

/// What a mark is called where the app does not say it.
///
/// Apple says that marks are elements, but not what their names are: here the label is the value of the axis along which
/// marks stand, and the value says what is measured, with its name, and then the series.
extension ChartMark {
  var elementLabel: Text {
    if let accessibilityLabel { return accessibilityLabel }
    if kind == .sector { return styleValue?.text ?? angle?.label ?? Text(verbatim: "") }
    let place = isHorizontal ? y : x
    return joined(place.values.map(\.text), by: " – ") ?? measure.values.first?.label ?? Text(verbatim: "")
  }

  var elementValue: Text {
    if let accessibilityValue { return accessibilityValue }
    if kind == .sector { return angle?.named ?? Text(verbatim: "") }
    let hasPlace = !(isHorizontal ? y : x).values.isEmpty
    let measured = measure.values.enumerated().map { index, value in
      index == 0 && hasPlace ? value.named : value.text
    }
    let amount = joined(measured, by: " – ")
    return joined([amount, (styleValue ?? series)?.named].compactMap { $0 }, by: ", ") ?? Text(verbatim: "")
  }

  private var measure: MarkExtent { isHorizontal ? x : y }

  private func joined(_ texts: [Text], by separator: String) -> Text? {
    guard let first = texts.first else { return nil }
    return texts.dropFirst().reduce(first) { $0 + Text(verbatim: separator) + $1 }
  }
}

extension MarkValue {
  fileprivate var text: Text { Text(verbatim: datum.text) }

  fileprivate var named: Text { label + Text(verbatim: ": ") + text }
}
