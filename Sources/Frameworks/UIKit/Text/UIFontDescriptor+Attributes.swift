import Foundation
import WindfallCore

extension UIFontDescriptor {
  /// A font of no known name is the system's.
  public convenience init(name fontName: String, size: CGFloat) {
    let known = UIFont(name: fontName, size: size)
    self.init(spec: known?.spec ?? FontSpec(size: size), name: known?.fontName)
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let made = UIFontDescriptor(spec: FontSpec(size: 0)).addingAttributes(attributes)
    self.init(spec: made.spec, name: made.name, request: made.request)
  }

  /// The name as it is in files, of the system's font as well.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The size, the name unless it is the system's font, and what is asked of features, the text style and traits.
  public var fontAttributes: [AttributeName: Any] {
    // Objects, which are cast to every type of Swift's that they stand for.
    var attributes: [AttributeName: Any] = [.size: NSNumber(value: Double(spec.size))]
    if let name { attributes[.name] = name }
    if !request.features.isEmpty { attributes[.featureSettings] = request.features.map(\.setting) }
    if let textStyle = request.textStyle { attributes[.textStyle] = NSString(string: textStyle.rawValue) }
    if !request.traits.isEmpty {
      attributes[.traits] = request.traits.mapValues { NSNumber(value: $0) } as [TraitKey: Any]
    }
    return attributes
  }

  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .family: UIFont(descriptor: self, size: 0).familyName
    case .traits:
      [
        .symbolic: NSNumber(value: symbolicTraits.rawValue),
        .weight: NSNumber(value: Double(UIFont.Weight(spec.weight).rawValue)),
        .slant: NSNumber(value: spec.isItalic ? 0.07 : 0),
      ] as [TraitKey: Any]
    default: fontAttributes[anAttribute]
    }
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
    return with(spec)
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = UIFont(descriptor: self, size: 0).familyName
    return addingAttributes([.name: "\(family)-\(newFace.filter { $0 != " " })"])
  }

  /// Takes the size, the name, the weight, the symbolic traits, features and a text style, which is in the system's font
  /// whatever the name; others change nothing that is drawn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var (spec, name, request) = (spec, name, request)
    if let wanted = (attributes[.name] ?? attributes[.family]) as? String,
      let known = UIFont(name: wanted, size: max(1, spec.size))
    {
      (spec.weight, spec.isItalic, spec.design) = (known.spec.weight, known.spec.isItalic, known.spec.design)
      name = known.fontName
    }
    let style = (attributes[.textStyle] as? NSString).map { UIFont.TextStyle(rawValue: String($0)) }
    if let style, style.isKnown {
      (spec, name) = (style.spec(for: UITraitCollection.current.preferredContentSizeCategory), nil)
      request.textStyle = style
    }
    if let size = attributes[.size] as? NSNumber { spec.size = CGFloat(size.doubleValue) }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
      request.features = settings.compactMap { FontFeature($0) }
      if let digits = request.features.last(where: { $0.type == kNumberSpacingType }) {
        spec.hasMonospacedDigits = digits.selector == kMonospacedNumbersSelector
      }
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let symbolic = traits[.symbolic] as? UInt32 {
        request.traits[.symbolic] = Double(symbolic)
        let changed = UIFontDescriptor(spec: spec).withSymbolicTraits(SymbolicTraits(rawValue: symbolic))
        spec = changed?.spec ?? spec
      }
      if let weight = traits[.weight] as? UIFont.Weight ?? (traits[.weight] as? CGFloat).map({ UIFont.Weight($0) }) {
        spec.weight = weight.specWeight
        request.traits[.weight] = Double(weight.rawValue)
      }
      name = name.flatMap { KnownFont.variant(of: $0, weight: spec.weight, isItalic: spec.isItalic) ?? $0 }
    }
    return UIFontDescriptor(spec: spec, name: name, request: request)
  }
}

/// What a font was asked for by, besides what it is drawn by: kept and given back.
struct FontRequest: Hashable {
  var features: [FontFeature] = []
  var textStyle: UIFont.TextStyle?
  var traits: [UIFontDescriptor.TraitKey: Double] = [:]
}

/// One feature of a font that is asked for, by the numbers of Apple's SFNTLayoutTypes.h.
struct FontFeature: Hashable {
  let type: Int
  let selector: Int

  init?(_ setting: [UIFontDescriptor.FeatureKey: Any]) {
    guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else { return nil }
    self.type = type
    self.selector = selector
  }

  var setting: [UIFontDescriptor.FeatureKey: Any] { [.type: type, .selector: selector] }
}
