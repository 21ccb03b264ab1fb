/// See [UITraitDisplayScale](https://developer.apple.com/documentation/uikit/uitraitdisplayscale).
public struct UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}
