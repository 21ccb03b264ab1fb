/// See [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct).
/// Two of them are equal when they are copies of one.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Box {
    let transform: (UIColor) -> UIColor

    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let box: Box

  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

  public var transform: (UIColor) -> UIColor { box.transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }

  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
