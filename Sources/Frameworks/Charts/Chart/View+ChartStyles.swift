import SwiftUI

extension View {
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let styles = mapping.map { AnyShapeStyle($0.value) }
    return chart {
      $0.styles.domain = mapping.map(\.key.datum)
      $0.styles.styles = styles
    }
  }

  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    chart {
      $0.styles.domain = domain.map(\.datum)
      $0.styles.styles = range.map { AnyShapeStyle($0) }
    }
  }

  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chart { $0.styles.styles = range.map { AnyShapeStyle($0) } }
  }

  public func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    chart { $0.styles.domain = domain.map(\.datum) }
  }

  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.styles.domain = domain.map(\.datum)
      $0.styles.mapping = { DataValue.plotted($0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart { $0.styles.mapping = { DataValue.plotted($0).map { AnyShapeStyle(mapping($0)) } } }
  }

  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { $0.styles.symbols = mapping.map { ($0.key.datum, AnyChartSymbolShape($0.value)) } }
  }

  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    chart { $0.styles.symbols = zip(domain, range).map { ($0.datum, AnyChartSymbolShape($1)) } }
  }

  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.styles.symbols = range.map { (nil, AnyChartSymbolShape($0)) } }
  }

  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legendVisibility = visibility } }

  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    legend(LegendSetting(position: position, alignment: alignment, spacing: spacing))
  }

  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    legend(
      LegendSetting(position: position, alignment: alignment, spacing: spacing, content: AnyView(content())))
  }

  private func legend(_ setting: LegendSetting) -> some View {
    chart {
      $0.legend = setting
      $0.legendVisibility = .visible
    }
  }
}
