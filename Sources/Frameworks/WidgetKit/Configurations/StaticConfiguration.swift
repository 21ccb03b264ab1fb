import AppIntents
import SwiftUI

/// See [StaticConfiguration](https://developer.apple.com/documentation/widgetkit/staticconfiguration).
///
/// No home screen asks the provider for its timeline.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// See [IntentConfiguration](https://developer.apple.com/documentation/widgetkit/intentconfiguration).
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// See [AppIntentConfiguration](https://developer.apple.com/documentation/widgetkit/appintentconfiguration).
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// See [WidgetLocation](https://developer.apple.com/documentation/widgetkit/widgetlocation).
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// No home screen reads how a widget is to be shown.
extension WidgetConfiguration {
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    self
  }

  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }

  public func onBackgroundURLSessionEvents(
    matching matchingString: String? = nil,
    _ perform: @escaping (_ sessionIdentifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    self
  }
}
