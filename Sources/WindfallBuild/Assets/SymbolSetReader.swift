import Foundation
import WindfallCore

/// Reads a set with a symbol of the app's own, an SVG file drawn for a text of 100 points.
struct SymbolSetReader {
  let set: AssetSet
  let contents: AssetContents

  func asset(adding files: inout AssetFiles) throws(BuildError) -> ImageAsset {
    var asset = ImageAsset()
    asset.isSymbol = true
    asset.intent = .template
    for element in try contents.list("symbols") {
      guard let conditions = try AssetConditions(element), let file = try set.file(of: element, noting: &files) else {
        continue
      }
      guard let data = FileManager.default.contents(atPath: file.path), SVGSize.read(data) != nil else {
        throw element.error("the symbol \(file.lastPathComponent) is damaged, or no SVG drawing")
      }
      let picture = ImageAsset.Picture(file: files.add(data), size: Self.size(of: data), scale: nil)
      asset.versions.add(picture, for: conditions)
    }
    return asset
  }

  /// For a text of 100 points: as wide as the space between the margins of the regular medium drawing, as high as
  /// symbols of the system are.
  private static func size(of data: Data) -> CGSize {
    let text = String(decoding: data, as: UTF8.self)
    let height = 100 * 20.0 / 17
    guard let left = place(of: "left-margin-Regular-M", in: text),
      let right = place(of: "right-margin-Regular-M", in: text),
      right > left
    else { return CGSize(width: height, height: height) }
    return CGSize(width: right - left, height: height)
  }

  /// The horizontal place of a guide.
  private static func place(of guide: String, in text: String) -> Double? {
    guard let name = text.range(of: "id=\"\(guide)\""),
      let start = text[..<name.lowerBound].lastIndex(of: "<"), let end = text[name.upperBound...].firstIndex(of: ">"),
      let value = text[start..<end].range(of: "\\sx1=\"[-0-9.]+\"", options: .regularExpression)
    else { return nil }
    return Double(text[value].dropFirst(5).dropLast())
  }
}
