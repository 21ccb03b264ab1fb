/// See [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Bars that show the appearance look at it again when it changes.
  final var onChange: (@MainActor () -> Void)?
  final var kept = KeptValues()

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of an appearance, which may be that of another kind of bar.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    kept = barAppearance.kept
    super.init()
  }

  open var backgroundColor: UIColor? { didSet { didChange() } }

  /// The line at the edge of the bar, which is not drawn.
  open var shadowColor: UIColor? { didSet { didChange() } }

  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() {
    backgroundColor = .clear
    shadowColor = nil
  }

  func didChange() { onChange?() }
}
