/// See [WidgetInfo](https://developer.apple.com/documentation/widgetkit/widgetinfo).
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily

  public var id: WidgetInfo { self }
}
