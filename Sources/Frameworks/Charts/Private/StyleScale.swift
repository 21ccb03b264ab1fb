import SwiftUI

/// Gives values their styles and symbols, in the order in which they appear.
///
/// The colours that Apple takes where the app names none are not documented: here they begin with blue and green. Numbers
/// are told apart as names are, without a gradient.
@MainActor
struct StyleScale {
  /// What an app says of the styles.
  struct Setting {
    var domain: [_ChartDatum]?
    var styles: [AnyShapeStyle]?
    var mapping: ((_ChartDatum) -> AnyShapeStyle?)?
    var symbols: [(_ChartDatum?, AnyChartSymbolShape)] = []
  }

  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private let setting: Setting
  /// All values that have a style, with the name of what they are.
  let values: [_ChartDatum]
  private let symbolValues: [_ChartDatum]

  init(_ marks: [ChartMark], setting: Setting) {
    self.setting = setting
    var seen: Set<_ChartDatum> = []
    values = ((setting.domain ?? []) + marks.compactMap { $0.styleValue?.datum }).filter { seen.insert($0).inserted }
    seen = []
    symbolValues = marks.compactMap { $0.symbolValue?.datum }.filter { seen.insert($0).inserted }
  }

  /// The values that the legend explains.
  var legendValues: [_ChartDatum] { values.isEmpty ? symbolValues : values }

  func style(for datum: _ChartDatum) -> AnyShapeStyle? {
    if let style = setting.mapping?(datum) { return style }
    guard let index = values.firstIndex(of: datum) else { return nil }
    if let styles = setting.styles, !styles.isEmpty { return styles[index % styles.count] }
    return AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  func symbol(for datum: _ChartDatum) -> AnyChartSymbolShape? {
    if let named = setting.symbols.first(where: { $0.0 == datum }) { return named.1 }
    guard let index = symbolValues.firstIndex(of: datum) else { return nil }
    let unnamed = setting.symbols.filter { $0.0 == nil }.map(\.1)
    let shapes = unnamed.isEmpty ? BasicChartSymbolShape.all.map { AnyChartSymbolShape($0) } : unnamed
    return shapes[index % shapes.count]
  }

  func style(of mark: ChartMark) -> AnyShapeStyle {
    mark.styleValue.flatMap { style(for: $0.datum) } ?? mark.style ?? AnyShapeStyle(Self.colors[0])
  }

  func symbol(of mark: ChartMark) -> AnyChartSymbolShape? {
    mark.symbolValue.flatMap { symbol(for: $0.datum) } ?? mark.symbolShape
  }
}
