/// See [AppShortcutPhraseToken](https://developer.apple.com/documentation/appintents/appshortcutphrasetoken).
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}
