/// See [UIContentUnavailableConfiguration](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct).
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// See [TextProperties](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/textproperties-swift.struct).
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
  }

  /// See [ImageProperties](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/imageproperties-swift.struct).
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor? = .secondaryLabel
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// In each direction; zero is no limit.
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
  }

  /// See [ButtonProperties](https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct).
  public struct ButtonProperties {
    public var isEnabled = true
    public var role = UIButton.Role.normal
    public var primaryAction: UIAction?
    public var menu: UIMenu?
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  public var secondaryText: String?
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// Shown where it has a title or an image.
  public var button: UIButton.Configuration = .borderedProminent()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton: UIButton.Configuration = .plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  let isLoading: Bool
  private let isSearch: Bool

  private init(isLoading: Bool = false, isSearch: Bool = false) {
    self.isLoading = isLoading
    self.isSearch = isSearch
  }

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(isLoading: true)
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return configuration
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(isSearch: true)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// What says that a search has found nothing names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searched)”"
    return configuration
  }
}

/// See [UIContentUnavailableConfigurationState](https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct).
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What is searched for where the controller is shown.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
