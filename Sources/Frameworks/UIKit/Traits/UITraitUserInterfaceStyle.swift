/// See [UITraitUserInterfaceStyle](https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle).
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
