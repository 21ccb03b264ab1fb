/// See [AppShortcut](https://developer.apple.com/documentation/appintents/appshortcut).
///
/// The system offers none.
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
}

/// See [AppShortcutPhrase](https://developer.apple.com/documentation/appintents/appshortcutphrase).
///
/// Nobody says it.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// See [StringInterpolation](https://developer.apple.com/documentation/appintents/appshortcutphrase/stringinterpolation).
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }

  public init(stringLiteral value: String) {}

  public init(stringInterpolation: StringInterpolation) {}
}

/// See [AppShortcutPhraseToken](https://developer.apple.com/documentation/appintents/appshortcutphrasetoken).
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}
