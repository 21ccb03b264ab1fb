/// See [AppShortcutsProvider](https://developer.apple.com/documentation/appintents/appshortcutsprovider).
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// There is no system to tell.
  public static func updateAppShortcutParameters() {}
}

/// See [AppShortcutsBuilder](https://developer.apple.com/documentation/appintents/appshortcutsbuilder).
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
