/// See [UIVisualEffect](https://developer.apple.com/documentation/uikit/uivisualeffect).
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// What the effect lays over what is behind it.
  var tint: UIColor? { nil }
}

/// See [UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect). It is drawn as a tint; what is
/// behind stays sharp.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// See [UIBlurEffect.Style](https://developer.apple.com/documentation/uikit/uiblureffect/style).
  public enum Style: Int, Sendable {
    case extraLight = 0, light, dark
    case regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
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

  override var tint: UIColor? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      UIColor(white: 1, alpha: opacity)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      UIColor(white: 0.1, alpha: opacity)
    default: UIColor.systemBackground.withAlphaComponent(opacity)
    }
  }

  private var opacity: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark, .light: 0.5
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.65
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: 0.9
    default: 0.8
    }
  }
}

/// See [UIVibrancyEffect](https://developer.apple.com/documentation/uikit/uivibrancyeffect). Content has its own colours.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public override init() { super.init() }

  public init(blurEffect: UIBlurEffect) { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
