/// See [UITraitHorizontalSizeClass](https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass).
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
