/// See [AppShortcut](https://developer.apple.com/documentation/appintents/appshortcut).
///
/// The system offers none.
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
}
