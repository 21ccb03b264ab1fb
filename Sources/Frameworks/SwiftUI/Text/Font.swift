import Foundation
@_spi(Windfall) import UIKit
import WindfallCore

/// A font that may depend on the environment: [Font](https://developer.apple.com/documentation/swiftui/font).
///
/// Every family is drawn in the free font of its design.
public struct Font: Hashable, Sendable {
  /// See [Font.TextStyle](https://developer.apple.com/documentation/swiftui/font/textstyle).
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// See [Font.Design](https://developer.apple.com/documentation/swiftui/font/design).
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var spec: FontSpec.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }

    init(_ spec: FontSpec.Design) {
      switch spec {
      case .standard: self = .default
      case .serif: self = .serif
      case .rounded: self = .rounded
      case .monospaced: self = .monospaced
      }
    }
  }

  /// See [Font.Leading](https://developer.apple.com/documentation/swiftui/font/leading).
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// See [Font.Weight](https://developer.apple.com/documentation/swiftui/font/weight).
  public struct Weight: Hashable, Sendable {
    let spec: FontSpec.Weight

    public static let ultraLight = Weight(spec: .ultraLight)
    public static let thin = Weight(spec: .thin)
    public static let light = Weight(spec: .light)
    public static let regular = Weight(spec: .regular)
    public static let medium = Weight(spec: .medium)
    public static let semibold = Weight(spec: .semibold)
    public static let bold = Weight(spec: .bold)
    public static let heavy = Weight(spec: .heavy)
    public static let black = Weight(spec: .black)
  }

  var size: CGFloat
  var fontWeight: Weight
  var fontDesign: Design?
  var isItalic = false
  var hasMonospacedDigits = false
  /// The style by which the size follows the text size that the user has chosen; nil for a fixed size.
  var scaling: TextStyle?

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, fontWeight: weight ?? .regular, fontDesign: design)
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(size: size, fontWeight: weight, fontDesign: design)
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(
      size: style.size, fontWeight: weight ?? (style == .headline ? .semibold : .regular), fontDesign: design,
      scaling: style)
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    var font = custom(name, fixedSize: size)
    font.scaling = textStyle
    return font
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    guard let known = UIFont(name: name, size: fixedSize)?.spec else {
      return Font(size: fixedSize, fontWeight: .regular)
    }
    return Font(
      size: fixedSize, fontWeight: Weight(spec: known.weight), fontDesign: Design(known.design),
      isItalic: known.isItalic)
  }

  public func weight(_ weight: Weight) -> Font { with { $0.fontWeight = weight } }

  /// The size times the factor, at each text size.
  public func scaled(by factor: CGFloat) -> Font { with { $0.size *= factor } }

  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Lines keep their distance.
  public func leading(_ leading: Leading) -> Font { self }

  /// There is one width: that of the font that all text is measured in.
  public func width(_ width: Width) -> Font { self }

  public func monospaced() -> Font { with { $0.fontDesign = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// Small capitals are drawn as the letters that they stand for.
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }

  /// The font at the text size that the traits choose.
  func spec(for traits: UITraitCollection) -> FontSpec {
    FontSpec(
      size: size(for: traits), weight: fontWeight.spec, isItalic: isItalic, design: fontDesign?.spec ?? .standard,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  private func size(for traits: UITraitCollection) -> CGFloat {
    // Sizes are those of the large category, and most screens have it.
    guard let scaling, traits.preferredContentSizeCategory != .large else { return size }
    return UIFontMetrics(forTextStyle: scaling.uiStyle).scaledValue(for: size, compatibleWith: traits)
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font.TextStyle {
  /// In points, at the large content size, from Apple's typography tables.
  var size: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}

extension Font {
  public init(_ font: UIFont) {
    self.init(size: font.spec.size, fontWeight: Weight(spec: font.spec.weight), isItalic: font.spec.isItalic)
  }
}

extension Font {
  /// See [Font.Width](https://developer.apple.com/documentation/swiftui/font/width-swift.struct).
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
