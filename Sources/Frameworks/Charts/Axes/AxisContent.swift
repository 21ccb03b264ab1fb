/// See [AxisContent](https://developer.apple.com/documentation/charts/axiscontent).
@preconcurrency @MainActor
public protocol AxisContent {
  associatedtype Body: AxisContent

  @AxisContentBuilder var body: Body { get }

  /// The axes of the content; types of apps keep the default.
  func _resolve() -> _ChartAxes
}

extension AxisContent {
  public func _resolve() -> _ChartAxes { body._resolve() }
}

extension Never: AxisContent {}

/// See [AxisContentBuilder](https://developer.apple.com/documentation/charts/axiscontentbuilder).
@resultBuilder
@preconcurrency @MainActor
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

extension Optional: AxisContent where Wrapped: AxisContent {
  public func _resolve() -> _ChartAxes { map { $0._resolve() } ?? _ChartAxes([]) }
}

extension Optional: PrimitiveAxisContent where Wrapped: AxisContent {}
