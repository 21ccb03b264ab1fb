/// See [WidgetInfo](https://developer.apple.com/documentation/widgetkit/widgetinfo).
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
}
