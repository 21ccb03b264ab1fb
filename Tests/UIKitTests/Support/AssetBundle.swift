import Foundation
import WindfallCore

/// A bundle with a compiled asset catalog, in a folder of its own.
final class AssetBundle {
  let url: URL
  var catalog = AssetCatalog()
  private var files = Data()

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("UIKitTests-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The bundle, with the catalog as it is now; later changes are not seen.
  func bundle() throws -> Bundle {
    try AssetArchive(catalog: catalog, files: files).bytes.write(to: url.appendingPathComponent(AssetCatalog.fileName))
    return Bundle(path: url.path) ?? .main
  }

  func write(_ data: Data, to name: String) throws { try data.write(to: url.appendingPathComponent(name)) }

  func addFile(_ data: Data) -> AssetFile {
    files += data
    return AssetFile(offset: files.count - data.count, size: data.count)
  }

  func addColor(_ name: String, _ versions: [(ColorAsset.Value, AssetConditions)]) {
    var color = ColorAsset()
    for (value, conditions) in versions { color.versions.add(value, for: conditions) }
    catalog.colors[name] = color
  }

  /// An image of some points, with a PNG file for each condition.
  func addImage(_ name: String, side: Double, _ conditions: [AssetConditions], intent: ImageAsset.Intent = .automatic) {
    var image = ImageAsset()
    image.intent = intent
    for (index, condition) in conditions.enumerated() {
      let pixels = UInt8(side * (condition.scale ?? 1))
      let picture = ImageAsset.Picture(
        file: addFile(Self.png(pixels, pixels) + [UInt8(index)]), size: CGSize(width: side, height: side),
        scale: condition.scale)
      image.versions.add(picture, for: condition)
    }
    catalog.images[name] = image
  }

  /// The beginning of a PNG file, which tells its size.
  static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height])
  }
}
