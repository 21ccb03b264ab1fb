extension UIButton {
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

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

    /// See [Size](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size).
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// See [TitleAlignment](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum).
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// See [MacIdiomStyle](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/macidiomstyle-swift.enum).
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// See [Indicator](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum).
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    enum Style: Hashable {
      case plain, gray, tinted, filled
    }

    let style: Style

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// One that truncates leaves the title one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    /// Of images that are symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// In the place of the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Kept and given back: no arrow is drawn beside a title.
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Kept and given back: a button that is selected is drawn as others are.
    public var automaticallyUpdateForSelection = true
    /// Kept and given back: there is no Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    /// Its colour, where it has one, takes the place of the base background colour.
    public var background = UIBackgroundConfiguration()

    /// The image as it is preferred.
    var shownImage: UIImage? {
      guard let preferred = preferredSymbolConfigurationForImage else { return image }
      return image?.applyingSymbolConfiguration(preferred) ?? image
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }

    public static func gray() -> Configuration { Configuration(style: .gray) }

    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    public static func filled() -> Configuration { Configuration(style: .filled) }

    public static func borderless() -> Configuration { Configuration(style: .plain) }

    public static func bordered() -> Configuration { Configuration(style: .gray) }

    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }

    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// Drawn as a grey one: nothing is behind the glass.
    public static func glass() -> Configuration { Configuration(glass: .gray) }

    /// Drawn as a filled one.
    public static func prominentGlass() -> Configuration { Configuration(glass: .filled) }

    /// Drawn as a plain one.
    public static func clearGlass() -> Configuration { Configuration(glass: .plain) }

    /// Drawn as a tinted one.
    public static func prominentClearGlass() -> Configuration { Configuration(glass: .tinted) }

    private init(glass style: Style) {
      self.init(style: style)
      cornerStyle = .capsule
    }

    private init(style: Style) {
      self.style = style
      background.cornerRadius = 5.95
    }

    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }
  }
}
