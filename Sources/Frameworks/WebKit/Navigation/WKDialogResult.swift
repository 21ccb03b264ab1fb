/// See [WKDialogResult](https://developer.apple.com/documentation/webkit/wkdialogresult).
public enum WKDialogResult: Int, Sendable {
  case showDefault = 1
  case askAgain, handled
}
