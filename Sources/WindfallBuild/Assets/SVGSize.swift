import Foundation

/// How large an SVG drawing is: only its first tag is looked at, and no document type or entity is.
enum SVGSize {
  static func read(_ data: Data) -> CGSize? {
    // The tag comes early; some programs write long comments and document types in front.
    let text = String(decoding: data.prefix(65_536), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = String(text[start.upperBound..<end])
    let box = numbers(attribute("viewBox", of: tag))
    let width = length(attribute("width", of: tag)) ?? (box.count == 4 ? box[2] : nil)
    let height = length(attribute("height", of: tag)) ?? (box.count == 4 ? box[3] : nil)
    guard let width, let height, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: "\\s\(name)\\s*=\\s*\(quote)", options: .regularExpression),
        let end = tag[start.upperBound...].range(of: quote)
      else { continue }
      return String(tag[start.upperBound..<end.lowerBound])
    }
    return nil
  }

  private static func numbers(_ text: String?) -> [Double] {
    (text ?? "").split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) }
  }

  /// In points; a share of the place it is shown in is no size.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    let units = ["px": 1.0, "pt": 4.0 / 3, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * factor }
    }
    return Double(text)
  }
}
