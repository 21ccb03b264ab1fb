/// See [UITraitVerticalSizeClass](https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass).
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
