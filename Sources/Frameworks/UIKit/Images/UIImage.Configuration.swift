import WindfallCore

extension UIImage {
  /// See [UIImage.Configuration](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class).
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that it was made for, if it was.
    public final let traitCollection: UITraitCollection?

    override init() {
      traitCollection = nil
      super.init()
    }

    init(traitCollection: UITraitCollection) {
      self.traitCollection = traitCollection
      super.init()
    }
  }
}

extension UITraitCollection {
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

extension UIImage {
  /// See [UIImage.SymbolConfiguration](https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class).
  /// Of a palette the first colour is shown.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    let colors: [UIColor]

    private init(pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, colors: [UIColor]) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init()
    }

    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, scale: scale, colors: [])
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified, colors: [])
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale, colors: [])
    }

    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(hierarchicalColor: UIColor) { self.init(paletteColors: [hierarchicalColor]) }

    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, colors: paletteColors)
    }

    public static let unspecified = SymbolConfiguration(scale: .unspecified)

    /// What the other one specifies wins.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors.isEmpty ? colors : other.colors)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale && colors == other.colors
    }

    public override var hash: Int { pointSize.hashValue ^ weight.hashValue ^ scale.hashValue }
  }
}
