/// See [AxisContentBuilder](https://developer.apple.com/documentation/charts/axiscontentbuilder).
@resultBuilder
@MainActor
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

  public static func buildBlock() -> _ChartAxes { _ChartAxes([]) }

  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: AxisContent, each Content: AxisContent>(
    _ first: First, _ content: repeat each Content
  ) -> _ChartAxes {
    var axes = first._resolve().axes
    for content in repeat each content { axes += content._resolve().axes }
    return _ChartAxes(axes)
  }

  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: AxisContent>(first: Content) -> _ChartAxes { first._resolve() }

  public static func buildEither<Content: AxisContent>(second: Content) -> _ChartAxes { second._resolve() }

  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _ChartAxes {
    content._resolve()
  }
}
