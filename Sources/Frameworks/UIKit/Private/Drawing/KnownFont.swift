@_spi(Windfall) import CoreGraphics
import WindfallCore

/// What the name of one of the fonts that come with iOS says, or the file of one that the app brings along.
struct KnownFont {
  static let families = [
    "AmericanTypewriter", "ArialMT", "Arial", "AvenirNextCondensed", "AvenirNext", "Avenir", "Baskerville",
    "ChalkboardSE", "Charter", "Cochin", "CourierNewPS", "CourierNew", "Courier", "Didot", "Futura", "Georgia",
    "GillSans", "HelveticaNeue", "Helvetica", "HoeflerText", "Menlo", "Noteworthy", "Optima", "Palatino",
    "TimesNewRomanPSMT", "TimesNewRomanPS", "TimesNewRoman", "TrebuchetMS", "Verdana",
  ]

  let family: String
  let weight: FontSpec.Weight
  let isItalic: Bool
  let design: FontSpec.Design

  private static let monospaced = ["Courier", "Menlo"]
  private static let serif = [
    "AmericanTypewriter", "Baskerville", "Charter", "Cochin", "Didot", "Georgia", "HoeflerText", "Palatino",
    "TimesNewRoman",
  ]

  init?(name: String) {
    if let file = RegisteredFonts.font(named: name) {
      family = file.family
      weight = FontSpec.Weight(rawValue: UInt16(max(100, min(900, file.weight / 100 * 100)))) ?? .regular
      isItalic = file.isItalic
      design = .standard
      return
    }
    let parts = name.replacingOccurrences(of: " ", with: "").split(separator: "-", maxSplits: 1).map { String($0) }
    guard let first = parts.first, let known = KnownFont.families.first(where: { $0 == first }) else { return nil }
    let style = parts.dropFirst().first ?? ""
    family = known
    isItalic = style.contains("Italic") || style.contains("Oblique")
    design =
      if KnownFont.monospaced.contains(where: known.hasPrefix) {
        .monospaced
      } else if KnownFont.serif.contains(where: known.hasPrefix) {
        .serif
      } else {
        .standard
      }
    let weights: [(String, FontSpec.Weight)] = [
      ("UltraLight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Medium", .medium), ("DemiBold", .semibold),
      ("SemiBold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]
    weight = weights.first { style.contains($0.0) }?.1 ?? .regular
  }

  /// The name of another font of the family; nil where an app's own family has none.
  static func variant(of name: String, weight: FontSpec.Weight, isItalic: Bool) -> String? {
    guard let known = KnownFont(name: name) else { return nil }
    if known.weight == weight, known.isItalic == isItalic { return name }
    let own = RegisteredFonts.all.filter { $0.family == known.family }.map(\.postScriptName)
    guard own.isEmpty else {
      return own.first { KnownFont(name: $0).map { $0.weight == weight && $0.isItalic == isItalic } == true }
    }
    let slant = ["Courier", "Helvetica"].contains(known.family) ? "Oblique" : "Italic"
    let style = (weight == .regular ? "" : "\(weight)".capitalized) + (isItalic ? slant : "")
    return style.isEmpty ? known.family : "\(known.family)-\(style)"
  }
}
