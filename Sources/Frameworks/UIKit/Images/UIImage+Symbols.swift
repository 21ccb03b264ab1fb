extension UIImage {
  public var symbolConfiguration: SymbolConfiguration? { isSymbolImage ? style.configuration : nil }

  public var configuration: Configuration? { symbolConfiguration }

  /// Nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    var style = style
    let applied = style.configuration?.applying(configuration) ?? configuration
    style.configuration = applied
    var size = size
    if case .asset(let image) = content {
      size = SymbolMetrics.size(for: applied, drawnFor100Points: image.picture.size)
    } else if case .symbol(let name) = content {
      size = SymbolMetrics.size(of: name, for: applied)
    }
    return UIImage(content: content, name: name, size: size, scale: scale, style: style)
  }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  public static let add = symbol("plus.circle.fill")
  public static let remove = symbol("minus.circle.fill")
  public static let actions = symbol("ellipsis.circle")
  public static let checkmark = symbol("checkmark")
  public static let strokedCheckmark = symbol("checkmark.circle")
}

extension UIImage {
  /// A symbol looks the same under all traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// The value changes nothing that is seen: symbols are drawn in one shade.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }
}
