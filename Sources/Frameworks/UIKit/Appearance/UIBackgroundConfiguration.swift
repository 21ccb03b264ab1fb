/// See [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  init() {}
}
