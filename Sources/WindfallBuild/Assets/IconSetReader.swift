import Foundation
import WindfallCore

/// Reads an app's icon, as `UIImage(named:)` finds it: in the size of the home screen.
struct IconSetReader {
  let set: AssetSet
  let contents: AssetContents

  func asset(adding files: inout AssetFiles) throws(BuildError) -> ImageAsset {
    var asset = ImageAsset()
    for (idiom, side) in [(AssetConditions.Idiom.phone, 60.0), (.pad, 76)] {
      guard let (element, file) = try best(for: idiom, side: side, noting: &files) else { continue }
      let source = try PictureSource(file: file, element: element)
      let picture = ImageAsset.Picture(
        file: files.add(source.data), size: CGSize(width: side, height: side), scale: nil)
      asset.versions.add(picture, for: AssetConditions(idiom: idiom))
    }
    return asset
  }

  /// The file for exactly that size with the most pixels, else the largest there is: the single one for all sizes.
  private func best(
    for idiom: AssetConditions.Idiom, side: Double, noting files: inout AssetFiles
  ) throws(BuildError) -> (AssetContents, URL)? {
    var best: (element: AssetContents, file: URL, rank: [Double])?
    for element in try contents.list("images") {
      guard let conditions = try AssetConditions(element), conditions.idiom ?? idiom == idiom,
        conditions.isDark != true, let file = try set.file(of: element, noting: &files)
      else { continue }
      let size = try element.text("size").flatMap { $0.split(separator: "x").first.flatMap { Double($0) } } ?? 0
      let rank = [size == side ? 1 : 0, size, conditions.scale ?? 1]
      if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
      best = (element, file, rank)
    }
    return best.map { ($0.element, $0.file) }
  }
}
