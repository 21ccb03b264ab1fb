import Foundation
import WindfallCore

/// What modifiers further out say of the look of text.
struct TextAttributes: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var design: Font.Design?
  var hasMonospacedDigits: Bool?
  var kern: CGFloat?
  var textCase: TextCase?

  enum TextCase: Hashable, Sendable { case uppercase, lowercase }

  /// These attributes, and those of `outer` where there are none.
  func over(_ outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
      isUnderlined: isUnderlined ?? outer.isUnderlined, isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      design: design ?? outer.design, hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      kern: kern ?? outer.kern, textCase: textCase ?? outer.textCase)
  }

  func spec(_ font: Font) -> FontSpec {
    var font = font
    if let weight { font.fontWeight = weight }
    if let isItalic { font.isItalic = isItalic }
    if let design { font.fontDesign = design }
    if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
    return font.spec
  }
}
