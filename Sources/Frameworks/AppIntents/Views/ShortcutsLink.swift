import SwiftUI

/// See [ShortcutsLink](https://developer.apple.com/documentation/appintents/shortcutslink).
///
/// There is no app of shortcuts to open.
public struct ShortcutsLink: View {
  private let action: @MainActor () -> Void

  public init() { action = {} }

  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  public var body: some View {
    Button(action: action) { Label("Shortcuts", systemImage: "square.2.layers.3d.fill") }.buttonStyle(
      .borderedProminent)
  }
}

/// See [ShortcutsLinkStyle](https://developer.apple.com/documentation/appintents/shortcutslinkstyle).
public enum ShortcutsLinkStyle: Hashable, Sendable {
  case automatic, light, lightOutline, dark, darkOutline, automaticOutline
}

nonisolated extension View {
  /// The link has one look.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
