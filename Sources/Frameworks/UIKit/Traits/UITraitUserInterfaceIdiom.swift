/// See [UITraitUserInterfaceIdiom](https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom).
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
