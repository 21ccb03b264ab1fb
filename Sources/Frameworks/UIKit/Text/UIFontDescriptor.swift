import WindfallCore

/// See [UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor).
open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  /// See [UIFontDescriptor.SymbolicTraits](https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct).
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  let spec: FontSpec
  /// Nil for the system's font.
  let name: String?
  let request: FontRequest

  init(spec: FontSpec, name: String? = nil, request: FontRequest = FontRequest()) {
    self.spec = spec
    self.name = name
    self.request = request
    super.init()
  }

  func with(_ spec: FontSpec) -> UIFontDescriptor {
    UIFontDescriptor(spec: spec, name: name, request: request)
  }

  public required convenience init?(coder: NSCoder) {
    guard let spec = FontSpec(coder: coder) else { return nil }
    let isNamed = coder.containsValue(forKey: "UIFontName")
    let name = isNamed ? coder.decodeObject(of: NSString.self, forKey: "UIFontName") : nil
    self.init(spec: spec, name: name as String?)
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    spec.encode(with: coder)
    if let name { coder.encode(NSString(string: name), forKey: "UIFontName") }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.spec == spec && other.name == name && other.request.features == request.features
  }

  open override var hash: Int { spec.hashValue }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFontDescriptor(spec: style.spec(for: category), request: FontRequest(textStyle: style))
  }

  open var pointSize: CGFloat { spec.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if spec.isItalic { traits.insert(.traitItalic) }
    if spec.weight.rawValue >= FontSpec.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if spec.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var spec = spec
    spec.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) {
      spec.design = .monospaced
    } else if spec.design == .monospaced {
      spec.design = .standard
    }
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold { spec.weight = isBold ? .regular : .bold }
    guard let name else { return with(spec) }
    guard let variant = KnownFont.variant(of: name, weight: spec.weight, isItalic: spec.isItalic) else { return nil }
    return UIFontDescriptor(spec: spec, name: variant, request: FontRequest(features: request.features))
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var spec = spec
    spec.size = newPointSize
    return with(spec)
  }
}

extension FontSpec {
  /// What an archive has of a font; nil if it has none.
  init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIFontSize"),
      let weight = Weight(rawValue: UInt16(clamping: coder.decodeInteger(forKey: "UIFontWeight")))
    else { return nil }
    self.init(
      size: CGFloat(coder.decodeDouble(forKey: "UIFontSize")), weight: weight,
      isItalic: coder.decodeBool(forKey: "UIFontItalic"),
      design: Design(rawValue: UInt8(clamping: coder.decodeInteger(forKey: "UIFontDesign"))) ?? .standard,
      hasMonospacedDigits: coder.decodeBool(forKey: "UIFontMonospacedDigits"))
  }

  func encode(with coder: NSCoder) {
    coder.encode(Double(size), forKey: "UIFontSize")
    coder.encode(Int(weight.rawValue), forKey: "UIFontWeight")
    coder.encode(isItalic, forKey: "UIFontItalic")
    coder.encode(Int(design.rawValue), forKey: "UIFontDesign")
    coder.encode(hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
  }
}
