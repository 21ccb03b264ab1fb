import WindfallCore

/// See [UIFont](https://developer.apple.com/documentation/uikit/uifont).
///
/// Text is measured and drawn in one free font for each design, whatever the font is called.
open class UIFont: NSObject, @unchecked Sendable {
  /// The font as it is measured and drawn.
  @_spi(Windfall) public let spec: FontSpec
  private let name: String
  private let family: String
  /// How the font follows the content size category, if it does.
  let scaling: FontScaling?
  private let request: FontRequest

  private static let systemFamily = ".AppleSystemUIFont"

  @_spi(Windfall) public init(spec: FontSpec) {
    self.spec = spec
    scaling = nil
    request = FontRequest()
    family = UIFont.systemFamily
    name = UIFont.systemName(of: spec)
    super.init()
  }

  private init(
    spec: FontSpec, name: String, family: String, scaling: FontScaling? = nil, request: FontRequest = FontRequest()
  ) {
    self.spec = spec
    self.scaling = scaling
    self.request = request
    self.name = name
    self.family = family
    super.init()
  }

  /// The system's font in its usual size: on iOS it is one that cannot be used.
  public convenience override init() { self.init(spec: FontSpec(size: UIFont.systemFontSize)) }

  /// Knows the fonts of iOS by name, and no others.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let known = KnownFont(name: fontName) else { return nil }
    let size = fontSize > 0 ? fontSize : UIFont.systemFontSize
    self.init(
      spec: FontSpec(
        size: size, weight: known.weight, isItalic: known.isItalic, design: known.design),
      name: fontName, family: known.family)
  }

  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var spec = descriptor.spec
    if size > 0 { spec.size = size }
    let known = descriptor.name.flatMap { KnownFont(name: $0) }
    self.init(
      spec: spec, name: known == nil ? UIFont.systemName(of: spec) : descriptor.name ?? "",
      family: known?.family ?? UIFont.systemFamily, request: descriptor.request)
  }

  open var pointSize: CGFloat { spec.size }
  open var fontName: String { name }
  open var familyName: String { family }
  open var lineHeight: CGFloat { spec.lineHeight }
  open var ascender: CGFloat { spec.ascender }
  open var descender: CGFloat { spec.descender }
  open var leading: CGFloat { spec.leading }
  open var capHeight: CGFloat { spec.capHeight }
  open var xHeight: CGFloat { spec.xHeight }
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(spec: spec, name: family == UIFont.systemFamily ? nil : name, request: request)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    spec.size = fontSize
    return UIFont(spec: spec, name: name, family: family, request: request)
  }

  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(spec: FontSpec(size: fontSize)) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(spec: FontSpec(size: fontSize, weight: weight.specWeight))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(spec: FontSpec(size: fontSize, weight: .bold))
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(spec: FontSpec(size: fontSize, isItalic: true))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(spec: FontSpec(size: fontSize, weight: weight.specWeight, hasMonospacedDigits: true))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(spec: FontSpec(size: fontSize, weight: weight.specWeight, design: .monospaced))
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let spec = style.spec(for: .large)
    let base = UIFont(
      spec: spec, name: systemName(of: spec), family: systemFamily, request: FontRequest(textStyle: style))
    let scaling = FontScaling(textStyle: style, baseSize: base.pointSize, maximumSize: 0)
    return base.with(scaling: scaling, category: category)
  }

  func with(scaling: FontScaling, category: UIContentSizeCategory) -> UIFont {
    var spec = spec
    spec.size = scaling.size(for: category)
    return UIFont(spec: spec, name: name, family: family, scaling: scaling, request: request)
  }

  /// The font at the size that it has in another content size category.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling, scaling.size(for: traits.preferredContentSizeCategory) != pointSize else { return self }
    return with(scaling: scaling, category: traits.preferredContentSizeCategory)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return spec == other.spec && name == other.name && request.features == other.request.features
  }

  open override var hash: Int { spec.hashValue }

  open override var description: String { "<UIFont: \(name) \(spec.size)pt>" }

  private static func systemName(of spec: FontSpec) -> String {
    let italic = spec.isItalic ? "Italic" : ""
    let weight = spec.weight == .regular ? (spec.isItalic ? "" : "-Regular") : "-\(spec.weight)".capitalizedAfterDash
    let family =
      switch spec.design {
      case .standard: ".SFUI"
      case .monospaced: ".AppleSystemUIFontMonospaced"
      case .serif: ".NewYork"
      case .rounded: ".SFUIRounded"
      }
    return family + weight + italic
  }
}

extension String {
  fileprivate var capitalizedAfterDash: String {
    "-" + dropFirst().prefix(1).uppercased() + dropFirst(2)
  }
}
