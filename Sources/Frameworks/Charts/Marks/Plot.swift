/// See [Plot](https://developer.apple.com/documentation/charts/plot).
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func _resolve() -> _ChartMarks { content._resolve() }
}
