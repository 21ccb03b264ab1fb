/// See [UIGlassEffect](https://developer.apple.com/documentation/uikit/uiglasseffect). It is drawn as a tint; what is behind
/// is neither blurred nor bent.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// See [UIGlassEffect.Style](https://developer.apple.com/documentation/uikit/uiglasseffect/style).
  public enum Style: Int, Sendable {
    case regular, clear
  }

  private let style: Style

  public override init() {
    style = .regular
    super.init()
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  open var tintColor: UIColor?

  /// Kept and given back: a touch does not change the glass.
  open var isInteractive = false

  override var tint: UIColor? {
    let opacity: CGFloat = style == .clear ? 0.2 : 0.6
    return (tintColor ?? .systemBackground).withAlphaComponent(opacity)
  }
}

/// See [UIGlassContainerEffect](https://developer.apple.com/documentation/uikit/uiglasscontainereffect). Shapes of glass in it
/// do not flow together.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// Kept and given back.
  open var spacing: CGFloat = 0

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
