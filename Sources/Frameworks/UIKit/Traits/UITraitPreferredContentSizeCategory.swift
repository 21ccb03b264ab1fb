/// See [UITraitPreferredContentSizeCategory](https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory).
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
