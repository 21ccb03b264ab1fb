/// See [UITraitDisplayGamut](https://developer.apple.com/documentation/uikit/uitraitdisplaygamut).
public struct UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { .unspecified }
}
