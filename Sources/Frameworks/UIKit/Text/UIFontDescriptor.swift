import WindfallCore

/// See [UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor).
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// See [UIFontDescriptor.SymbolicTraits](https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct).
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  let spec: FontSpec

  init(spec: FontSpec) {
    self.spec = spec
    super.init()
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(spec: style.spec(for: UITraitCollection.current.preferredContentSizeCategory))
  }

  open var pointSize: CGFloat { spec.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if spec.isItalic { traits.insert(.traitItalic) }
    if spec.weight.rawValue >= FontSpec.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if spec.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var spec = spec
    spec.isItalic = symbolicTraits.contains(.traitItalic)
    spec.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
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
