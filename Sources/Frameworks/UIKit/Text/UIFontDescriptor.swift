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

  init(spec: FontSpec) {
    self.spec = spec
    super.init()
  }

  public required convenience init?(coder: NSCoder) {
    guard let spec = FontSpec(coder: coder) else { return nil }
    self.init(spec: spec)
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { spec.encode(with: coder) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.spec == spec }

  open override var hash: Int { spec.hashValue }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(spec: style.spec(for: UITraitCollection.current.preferredContentSizeCategory))
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
    return UIFontDescriptor(spec: spec)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var spec = spec
    spec.size = newPointSize
    return UIFontDescriptor(spec: spec)
  }
}

extension UIFontDescriptor {
  /// See [UIFontDescriptor.SystemDesign](https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign).
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// See [UIFontDescriptor.AttributeName](https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename).
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// See [UIFontDescriptor.TraitKey](https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey).
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// See [UIFontDescriptor.FeatureKey](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey).
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of ``type`` before iOS 15.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The name of ``selector`` before iOS 15.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A font of no known name is the system's.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(spec: UIFont(name: fontName, size: size)?.spec ?? FontSpec(size: size))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(spec: UIFontDescriptor(spec: FontSpec(size: 0)).addingAttributes(attributes).spec)
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var spec = spec
    switch design {
    case .default: spec.design = .standard
    case .monospaced: spec.design = .monospaced
    case .serif: spec.design = .serif
    case .rounded: spec.design = .rounded
    default: return nil
    }
    return UIFontDescriptor(spec: spec)
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Takes the size, the name, the weight and the symbolic traits; others change nothing that is drawn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var spec = spec
    if let name = (attributes[.name] ?? attributes[.family]) as? String,
      let known = UIFont(name: name, size: max(1, spec.size))?.spec
    {
      (spec.weight, spec.isItalic, spec.design) = (known.weight, known.isItalic, known.design)
    }
    if let size = attributes[.size] as? CGFloat { spec.size = size }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return UIFontDescriptor(spec: spec) }
    if let symbolic = traits[.symbolic] as? UInt32 {
      let changed = UIFontDescriptor(spec: spec).withSymbolicTraits(SymbolicTraits(rawValue: symbolic))
      spec = changed?.spec ?? spec
    }
    if let weight = traits[.weight] as? UIFont.Weight { spec.weight = weight.specWeight }
    if let weight = traits[.weight] as? CGFloat { spec.weight = UIFont.Weight(weight).specWeight }
    return UIFontDescriptor(spec: spec)
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
