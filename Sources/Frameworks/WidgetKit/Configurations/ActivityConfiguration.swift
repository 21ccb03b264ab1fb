import ActivityKit
import SwiftUI

/// See [ActivityConfiguration](https://developer.apple.com/documentation/widgetkit/activityconfiguration).
///
/// No Live Activity begins here, so nothing shows its views.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// See [ActivityViewContext](https://developer.apple.com/documentation/widgetkit/activityviewcontext).
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let state: Attributes.ContentState
  public let attributes: Attributes
  public let activityID: String
  public let isStale: Bool
}

/// See [ActivityFamily](https://developer.apple.com/documentation/widgetkit/activityfamily).
public enum ActivityFamily: Hashable, Sendable {
  case small, medium
}

extension EnvironmentValues {
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}

private struct ActivityFamilyKey: EnvironmentKey {
  static let defaultValue: ActivityFamily = .medium
}

/// A Live Activity's colours, which nothing draws.
nonisolated extension View {
  public func activityBackgroundTint(_ color: Color?) -> some View { self }

  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
