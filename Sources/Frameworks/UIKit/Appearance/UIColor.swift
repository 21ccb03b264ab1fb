@_spi(Windfall) import CoreGraphics
import WindfallCore

/// See [UIColor](https://developer.apple.com/documentation/uikit/uicolor). Colours are always in sRGB.
///
/// What is archived is the colour under the traits of that moment.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private enum Source {
    case fixed(DisplayColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case catalog(CatalogColor)
    case pattern(CGColor)
  }

  private let source: Source

  @_spi(Windfall) public init(displayColor: DisplayColor) {
    source = .fixed(displayColor)
    super.init()
  }

  /// Clear; on iOS it has no colour that could be asked for.
  public override init() {
    source = .fixed(DisplayColor(red: 0, green: 0, blue: 0, alpha: 0))
    super.init()
  }

  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(DisplayColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public required init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  init(catalogColor: CatalogColor) {
    source = .catalog(catalogColor)
    super.init()
  }

  /// A pattern begins at the origin of what it fills. Text, strokes and archives show it as a grey.
  public required init(patternImage image: UIImage) {
    source = .pattern(CGColor(tile: image, size: image.size, alpha: 1))
    super.init()
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    let color = displayColor
    coder.encode(color.red, forKey: "UIRed")
    coder.encode(color.green, forKey: "UIGreen")
    coder.encode(color.blue, forKey: "UIBlue")
    coder.encode(color.alpha, forKey: "UIAlpha")
  }

  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public required convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(displayColor: DisplayColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  public required init(cgColor: CGColor) {
    source = cgColor.tileSource == nil ? .fixed(cgColor.displayColor) : .pattern(cgColor)
    super.init()
  }

  public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(displayColor: DisplayColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// The colour under the given traits, as it is drawn.
  @_spi(Windfall) public func displayColor(with traits: UITraitCollection) -> DisplayColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).displayColor(with: traits)
    case .catalog(let color): color.color(with: traits).displayColor(with: traits)
    case .pattern(let color): color.displayColor
    }
  }

  var displayColor: DisplayColor { displayColor(with: .current) }

  public var cgColor: CGColor { cgColor(with: .current) }

  func cgColor(with traits: UITraitCollection) -> CGColor {
    if case .pattern(let color) = resolvedColor(with: traits).source { return color }
    return CGColor(displayColor: displayColor(with: traits))
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed, .pattern: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    case .catalog(let color): color.color(with: traitCollection).resolvedColor(with: traitCollection)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(var color):
      color.alpha = alpha
      return UIColor(displayColor: color)
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .catalog(let color):
      return UIColor { color.color(with: $0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .pattern(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    }
  }

  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if isPattern { return false }
    let color = displayColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = displayColor
    guard !isPattern, color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    if isPattern { return false }
    let color = displayColor
    let components = color.hueSaturationBrightness
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// A dynamic colour is equal only to itself, one of a catalog to those of its name, a plain colour to those with the
  /// same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (source, other.source) {
    case (.fixed(let own), .fixed(let others)): return own == others
    case (.catalog(let own), .catalog(let others)): return own == others
    case (.pattern(let own), .pattern(let others)): return own == others
    default: return false
    }
  }

  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .catalog(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .pattern(let color): color.hashValue
    }
  }

  open override var description: String {
    switch source {
    case .fixed(let color):
      "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    case .catalog(let color): "UIDynamicCatalogColor; name = \(color.name)"
    case .dynamic: "UIDynamicProviderColor"
    case .pattern(let color): "kCGColorSpaceModelPattern \(color.alpha)"
    }
  }

  /// Whether it is no one colour now.
  private var isPattern: Bool {
    if case .pattern = resolvedColor(with: .current).source { true } else { false }
  }
}
