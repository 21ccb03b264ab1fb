/// See [ChartContentBuilder](https://developer.apple.com/documentation/charts/chartcontentbuilder).
@resultBuilder
@MainActor
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> _ChartMarks { _ChartMarks([]) }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: ChartContent, each Content: ChartContent>(
    _ first: First, _ content: repeat each Content
  ) -> _ChartMarks {
    var marks = first._resolve().marks
    for content in repeat each content { marks += content._resolve().marks }
    return _ChartMarks(marks)
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: ChartContent>(first: Content) -> _ChartMarks { first._resolve() }

  public static func buildEither<Content: ChartContent>(second: Content) -> _ChartMarks { second._resolve() }

  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}
