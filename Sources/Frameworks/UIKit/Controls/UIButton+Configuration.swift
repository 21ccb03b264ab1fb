extension UIButton {
  /// See [UIButton.Configuration](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct).
  public struct Configuration: Hashable {
    /// See [CornerStyle](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum).
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    private enum Style: Hashable {
      case plain, gray, tinted, filled
    }

    private let style: Style

    public var title: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public static func plain() -> Configuration { Configuration(style: .plain) }

    public static func gray() -> Configuration { Configuration(style: .gray) }

    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    public static func filled() -> Configuration { Configuration(style: .filled) }

    public static func borderless() -> Configuration { Configuration(style: .plain) }

    public static func bordered() -> Configuration { Configuration(style: .gray) }

    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }

    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) { self.style = style }

    func foregroundColor(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    func backgroundColor(tint: UIColor, isEnabled: Bool) -> UIColor? {
      if style == .plain { return baseBackgroundColor }
      guard isEnabled else { return .tertiarySystemFill }
      switch style {
      case .plain, .filled: return baseBackgroundColor ?? tint
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      }
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: 5.95
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
