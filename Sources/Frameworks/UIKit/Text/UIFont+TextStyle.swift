import WindfallCore

extension UIFont {
  /// See [UIFont.TextStyle](https://developer.apple.com/documentation/uikit/uifont/textstyle). Sizes are those of the
  /// content size category Large.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var spec: FontSpec {
      switch self {
      case .largeTitle: FontSpec(size: 34)
      case .title1: FontSpec(size: 28)
      case .title2: FontSpec(size: 22)
      case .title3: FontSpec(size: 20)
      case .headline: FontSpec(size: 17, weight: .semibold)
      case .callout: FontSpec(size: 16)
      case .subheadline: FontSpec(size: 15)
      case .footnote: FontSpec(size: 13)
      case .caption1: FontSpec(size: 12)
      case .caption2: FontSpec(size: 11)
      default: FontSpec(size: 17)
      }
    }
  }
}
