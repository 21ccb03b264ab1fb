/// See [UIUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uiuserinterfacestyle).
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}
