/// See [UIBarStyle](https://developer.apple.com/documentation/uikit/uibarstyle).
public enum UIBarStyle: Int, Sendable {
  case `default`, black

  @available(*, deprecated, message: "Use black and isTranslucent")
  public static var blackTranslucent: UIBarStyle { .black }

  /// A black bar shows itself and what is in it as in the dark.
  var interfaceStyle: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
