/// See [UISearchSuggestion](https://developer.apple.com/documentation/uikit/uisearchsuggestion).
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var representedObject: Any? { get set }
  func localizedDescription() -> String?
  func iconImage() -> UIImage?
}

extension UISearchSuggestion {
  public func localizedDescription() -> String? { nil }

  public func iconImage() -> UIImage? { nil }
}

/// See [UISearchSuggestionItem](https://developer.apple.com/documentation/uikit/uisearchsuggestionitem).
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let text: NSAttributedString
  private let details: String?
  private let icon: UIImage?
  open var representedObject: Any?

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    text = suggestion
    details = description
    icon = iconImage
    super.init()
  }

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    text = NSAttributedString(string: suggestion)
    details = description
    icon = iconImage
    super.init()
  }

  open var localizedSuggestion: String? { text.string }

  open var localizedAttributedSuggestion: NSAttributedString? { text }

  open func localizedDescription() -> String? { details }

  open func iconImage() -> UIImage? { icon }
}
