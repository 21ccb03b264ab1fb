@_spi(Windfall) import FoundationOverlay

/// See [WidgetCenter](https://developer.apple.com/documentation/widgetkit/widgetcenter).
///
/// The home screen has no widgets.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadAllTimelines() {}

  public func reloadTimelines(ofKind kind: String) {}

  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Callback { completion(.success([])) }.callInBackground()
  }
}
