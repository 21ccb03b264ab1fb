/// See [AppShortcutsProvider](https://developer.apple.com/documentation/appintents/appshortcutsprovider).
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// There is no system to tell.
  public static func updateAppShortcutParameters() {}
}

/// See [AppShortcutsBuilder](https://developer.apple.com/documentation/appintents/appshortcutsbuilder).
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }

  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }

  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }

  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }

  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }

  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}

/// See [ShortcutTileColor](https://developer.apple.com/documentation/appintents/shortcuttilecolor).
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBrown, grayGreen
  case grayBlue
}
