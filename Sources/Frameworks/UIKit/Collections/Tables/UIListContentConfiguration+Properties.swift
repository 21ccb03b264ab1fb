extension UIListContentConfiguration {
  /// See [TextProperties](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct).
  public struct TextProperties: Hashable {
    /// See [TextAlignment](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/textalignment).
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// See [TextTransform](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/texttransform).
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    public func resolvedColor() -> UIColor { colorTransformer.resolved(color) }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.localizedUppercase
      case .lowercase: text?.localizedLowercase
      case .capitalized: text?.localizedCapitalized
      }
    }

    var textAlignment: NSTextAlignment {
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }

  /// See [ImageProperties](https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct).
  public struct ImageProperties: Hashable {
    /// Asks for the space that symbols have in lists; here it is that of the image.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// In each direction; zero is no limit.
    public var maximumSize = CGSize.zero
    /// In each direction; zero is the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Without effect: colours are never inverted.
    public var accessibilityIgnoresInvertColors = false

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      tintColorTransformer.resolved(self.tintColor ?? tintColor)
    }

    /// The size that an image of some size is shown in.
    func size(of size: CGSize) -> CGSize {
      let width = maximumSize.width > 0 && size.width > 0 ? maximumSize.width / size.width : 1
      let height = maximumSize.height > 0 && size.height > 0 ? maximumSize.height / size.height : 1
      let scale = min(1, width, height)
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The space that is kept for an image.
    func reserved(for size: CGSize) -> CGSize {
      let standard = ImageProperties.standardDimension
      let (width, height) = (reservedLayoutSize.width, reservedLayoutSize.height)
      return CGSize(
        width: width > 0 && width < standard ? width : size.width,
        height: height > 0 && height < standard ? height : size.height)
    }
  }
}
