import Foundation
import WindfallCore

/// The bytes of the files of assets, behind each other.
struct AssetFiles {
  private(set) var bytes = Data()
  /// What is wrong in the catalogs, but does not stop Xcode.
  var warnings: [String] = []

  mutating func add(_ data: Data) -> AssetFile {
    let file = AssetFile(offset: bytes.count, size: data.count)
    bytes.append(data)
    return file
  }
}
