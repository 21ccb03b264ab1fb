/// See [UIVibrancyEffect](https://developer.apple.com/documentation/uikit/uivibrancyeffect). Content has its own colours.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
