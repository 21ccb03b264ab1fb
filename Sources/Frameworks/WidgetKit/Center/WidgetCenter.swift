@_spi(Windfall) import FoundationOverlay

/// See [WidgetCenter](https://developer.apple.com/documentation/widgetkit/widgetcenter).
///
/// The home screen has no widgets: nothing reads a timeline again, and no configuration is there.
public final class WidgetCenter: Sendable {
  /// See [UserInfoKey](https://developer.apple.com/documentation/widgetkit/widgetcenter/userinfokey).
  public enum UserInfoKey {
    public static let kind = "kind"
    public static let family = "family"
    public static let activityID = "activityID"
  }

  public static let shared = WidgetCenter()

  private init() {}

  public func reloadAllTimelines() {}

  public func reloadTimelines(ofKind kind: String) {}

  public func invalidateConfigurationRecommendations() {}

  public func invalidateRelevance(ofKind kind: String) {}

  @preconcurrency public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    Callback { completion(.success([])) }.callInBackground()
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// See [ControlCenter](https://developer.apple.com/documentation/widgetkit/controlcenter).
///
/// The control centre has no controls of apps.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadAllControls() {}

  public func reloadControls(ofKind kind: String) {}
}
