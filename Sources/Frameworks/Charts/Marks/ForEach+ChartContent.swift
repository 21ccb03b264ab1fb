@_spi(Windfall) import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public func _resolve() -> _ChartMarks { _ChartMarks(data.flatMap { content($0)._resolve().marks }) }
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension Group: ChartContent where Content: ChartContent {
  @preconcurrency @MainActor
  public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }

  public func _resolve() -> _ChartMarks { content._resolve() }
}

extension Group: PrimitiveChartContent where Content: ChartContent {}

extension Optional: ChartContent where Wrapped: ChartContent {
  public func _resolve() -> _ChartMarks { map { $0._resolve() } ?? _ChartMarks([]) }
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {}

/// See [Plot](https://developer.apple.com/documentation/charts/plot).
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func _resolve() -> _ChartMarks { content._resolve() }
}
