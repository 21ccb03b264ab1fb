import AppIntents
import SwiftUI

/// See [ControlValueProvider](https://developer.apple.com/documentation/widgetkit/controlvalueprovider).
public protocol ControlValueProvider: Sendable {
  associatedtype Value: Sendable

  var previewValue: Value { get }

  func currentValue() async throws -> Value
}

/// See [AppIntentControlValueProvider](https://developer.apple.com/documentation/widgetkit/appintentcontrolvalueprovider).
public protocol AppIntentControlValueProvider: Sendable {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value: Sendable

  func previewValue(configuration: Configuration) -> Value

  func currentValue(configuration: Configuration) async throws -> Value
}

/// See [StaticControlConfiguration](https://developer.apple.com/documentation/widgetkit/staticcontrolconfiguration).
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public init(kind: String, content: @escaping () -> Content) {}

  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
}

/// See [AppIntentControlConfiguration](https://developer.apple.com/documentation/widgetkit/appintentcontrolconfiguration).
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public init(
    kind: String, intent: Configuration.Type = Configuration.self, content: @escaping (Configuration) -> Content
  ) {}

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}
