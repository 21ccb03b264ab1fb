/// See [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { didChange() } }

  public required init() {
    super.init()
    stackedLayoutAppearance.onChange = { [weak self] in self?.didChange() }
  }

  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  override func didChange() {
    stackedLayoutAppearance.onChange = { [weak self] in self?.onChange?() }
    super.didChange()
  }
}
