/// See [AnyChartContent](https://developer.apple.com/documentation/charts/anychartcontent).
public struct AnyChartContent: PrimitiveChartContent {
  private let marks: _ChartMarks

  public init<Content: ChartContent>(_ content: Content) { marks = content._resolve() }

  public init<Content: ChartContent>(erasing content: Content) { self.init(content) }

  public func _resolve() -> _ChartMarks { marks }
}
