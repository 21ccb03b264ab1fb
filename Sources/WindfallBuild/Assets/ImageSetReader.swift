import Foundation
import WindfallCore

/// Reads an image set with its files.
struct ImageSetReader {
  let set: AssetSet
  let contents: AssetContents

  func asset(adding files: inout AssetFiles) throws(BuildError) -> ImageAsset {
    var asset = ImageAsset()
    if let intent = try contents["properties"]?.text("template-rendering-intent") {
      asset.intent = intent == "template" ? .template : intent == "original" ? .original : .automatic
    }
    let elements = try contents.list("images")
    // What is meant for one language comes after what is meant for all.
    for element in elements.filter({ $0["locale"] == nil }) + elements.filter({ $0["locale"] != nil }) {
      guard var conditions = try AssetConditions(element), let file = try set.file(of: element, noting: &files) else {
        continue
      }
      let source = try PictureSource(file: file, element: element)
      let scale = source.isDrawing ? conditions.scale : conditions.scale ?? 1
      conditions.scale = scale
      let size = CGSize(width: source.size.width / (scale ?? 1), height: source.size.height / (scale ?? 1))
      asset.versions.add(
        ImageAsset.Picture(
          file: files.add(source.data), size: size, scale: scale,
          slicing: try slicing(of: element, size: source.size, scale: scale ?? 1)), for: conditions)
    }
    return asset
  }

  /// The insets are written in pixels.
  private func slicing(
    of element: AssetContents, size: CGSize, scale: Double
  ) throws(BuildError) -> ImageSlicing? {
    guard let resizing = element["resizing"], let insets = resizing["cap-insets"] else { return nil }
    let mode = try resizing.text("mode") ?? "9-part"
    func inset(_ side: String) throws(BuildError) -> Double { (try insets.number(side) ?? 0) / scale }
    let isTiled = try resizing["center"]?.text("mode") == "tile"
    var slicing = ImageSlicing(
      top: try inset("top"), left: try inset("left"), bottom: try inset("bottom"), right: try inset("right"),
      isTiled: isTiled)
    if mode == "3-part-horizontal" { (slicing.top, slicing.bottom) = (0, 0) }
    if mode == "3-part-vertical" { (slicing.left, slicing.right) = (0, 0) }
    return slicing
  }
}
