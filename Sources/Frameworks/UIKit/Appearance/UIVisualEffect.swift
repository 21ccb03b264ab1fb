/// See [UIVisualEffect](https://developer.apple.com/documentation/uikit/uivisualeffect).
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// What the effect lays over what is behind it.
  var tint: UIColor? { nil }
}
