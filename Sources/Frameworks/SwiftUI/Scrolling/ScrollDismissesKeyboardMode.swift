import UIKit

/// See [ScrollDismissesKeyboardMode](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode).
public struct ScrollDismissesKeyboardMode: Sendable {
  let mode: UIScrollView.KeyboardDismissMode

  /// Everything that scrolls dismisses the keyboard, as on iOS 16 and later.
  public static let automatic = ScrollDismissesKeyboardMode(mode: .onDrag)
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

  var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}
