/// See [AppShortcutsBuilder](https://developer.apple.com/documentation/appintents/appshortcutsbuilder).
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
