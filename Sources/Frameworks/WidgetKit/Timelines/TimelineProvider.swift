import AppIntents
import SwiftUI

/// See [TimelineProvider](https://developer.apple.com/documentation/widgetkit/timelineprovider).
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry

  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry

  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// See [IntentTimelineProvider](https://developer.apple.com/documentation/widgetkit/intenttimelineprovider).
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent

  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry

  @preconcurrency
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// See [IntentRecommendation](https://developer.apple.com/documentation/widgetkit/intentrecommendation).
public struct IntentRecommendation<Intent> {
  public let intent: Intent

  public init(intent: Intent, description: String) { self.intent = intent }
}

/// See [AppIntentTimelineProvider](https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider).
public protocol AppIntentTimelineProvider: Sendable {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent

  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry

  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// See [AppIntentRecommendation](https://developer.apple.com/documentation/widgetkit/appintentrecommendation).
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public let intent: Intent

  public init(intent: Intent, description: LocalizedStringResource) { self.intent = intent }
}

/// See [TimelineProviderContext](https://developer.apple.com/documentation/widgetkit/timelineprovidercontext).
///
/// As on iOS only the system makes one, and here is none that would.
public struct TimelineProviderContext {
  /// See [EnvironmentVariants](https://developer.apple.com/documentation/widgetkit/timelineprovidercontext/environmentvariants-swift.struct).
  public struct EnvironmentVariants {
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }

  public let environmentVariants: EnvironmentVariants
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}
