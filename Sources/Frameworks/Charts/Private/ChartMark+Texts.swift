import SwiftUI

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
