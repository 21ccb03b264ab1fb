/// See [UIKeyboardAppearance](https://developer.apple.com/documentation/uikit/uikeyboardappearance).
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}
