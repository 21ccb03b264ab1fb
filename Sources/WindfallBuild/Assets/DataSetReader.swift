import Foundation
import WindfallCore

/// Reads a data set with its files.
struct DataSetReader {
  let set: AssetSet
  let contents: AssetContents

  func asset(adding files: inout AssetFiles) throws(BuildError) -> DataAsset {
    var asset = DataAsset()
    for element in try contents.list("data") {
      guard let conditions = try AssetConditions(element), let file = try set.file(of: element, noting: &files) else {
        continue
      }
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw element.error("the file \(file.lastPathComponent) cannot be read")
      }
      let type = try element.text("universal-type-identifier") ?? Self.types[file.pathExtension.lowercased()]
      asset.versions.add(
        DataAsset.Item(file: files.add(data), typeIdentifier: type ?? "public.data"), for: conditions)
    }
    return asset
  }

  private static let types = [
    "json": "public.json", "txt": "public.plain-text", "xml": "public.xml", "html": "public.html",
    "csv": "public.comma-separated-values-text", "plist": "com.apple.property-list", "pdf": "com.adobe.pdf",
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "svg": "public.svg-image", "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio", "zip": "public.zip-archive",
  ]
}
