/// See [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct).
/// Two of them are equal when they are copies of one.
public struct UIConfigurationColorTransformer: Hashable {
  private let box: ConfigurationTransform<UIColor>

  public init(_ transform: @escaping (UIColor) -> UIColor) { box = ConfigurationTransform(transform) }

  public var transform: (UIColor) -> UIColor { box.run }

  public func callAsFunction(_ input: UIColor) -> UIColor { box.run(input) }

  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

extension UIConfigurationColorTransformer? {
  /// The colour that is shown for one: the same where nothing transforms it.
  func resolved(_ color: UIColor) -> UIColor { self?(color) ?? color }
}
