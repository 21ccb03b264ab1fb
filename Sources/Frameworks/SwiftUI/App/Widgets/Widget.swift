import Foundation

/// See [Widget](https://developer.apple.com/documentation/swiftui/widget).
///
/// There is no home screen that shows it; its views and its provider are the app's and its tests' to use.
@preconcurrency @MainActor
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  nonisolated init()

  var body: Body { get }
}

extension Widget {
  /// Where an extension with one widget begins; nothing starts extensions.
  public static func main() {}
}

/// See [WidgetConfiguration](https://developer.apple.com/documentation/swiftui/widgetconfiguration).
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// See [EmptyWidgetConfiguration](https://developer.apple.com/documentation/swiftui/emptywidgetconfiguration).
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}

  public var body: Never { fatalError("EmptyWidgetConfiguration has no body") }
}

/// No home screen reads how a widget is to be shown.
extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }

  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }

  public func description(_ description: Text) -> some WidgetConfiguration { self }

  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }

  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }

  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration {
    self
  }
}
