import SwiftUI

/// See [AxisMarks](https://developer.apple.com/documentation/charts/axismarks).
///
/// Every preset is laid out as the automatic one.
public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  private let axis: ChartAxis

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    axis = ChartAxis(position: position, values: values, parts: { content($0)._resolve().parts })
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    axis = ChartAxis(position: position, values: values, parts: { _ in content()._resolve().parts })
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))), content: content)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      preset: preset, position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))), content: content)
  }

  public func _resolve() -> _ChartAxes { _ChartAxes([axis]) }
}

extension AxisMarks where Content == Never {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    axis = .usual(position: position, values: values, stroke: stroke)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    axis = .usual(
      position: position, values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke)
  }

  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    var axis = ChartAxis.usual(position: position, values: values, stroke: stroke)
    axis.text = { F.FormatInput.plotted($0).map { format.format($0) } }
    self.axis = axis
  }

  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map(\.datum))), stroke: stroke)
  }
}

extension ChartAxis {
  /// An axis with the parts that every axis has.
  fileprivate static func usual(
    position: AxisMarkPosition, values: AxisMarkValues, stroke: StrokeStyle?
  ) -> ChartAxis {
    guard let stroke else { return ChartAxis(position: position, values: values) }
    let parts = [AxisPart(kind: .gridLine, stroke: stroke), AxisPart(kind: .label(nil))]
    return ChartAxis(position: position, values: values, parts: { _ in parts })
  }
}
