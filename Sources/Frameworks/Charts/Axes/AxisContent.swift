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
