import Foundation
import WindfallCore

@testable import WindfallBuild

/// An asset catalog in a folder of its own.
struct CatalogFixture {
  let folder: TestFolder
  var url: URL { folder.url.appendingPathComponent("Media.xcassets") }

  init() throws { folder = try TestFolder() }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL { try folder.write(text, to: "Media.xcassets/\(path)") }

  func write(_ data: Data, to path: String) throws {
    let file = try write("", to: path)
    try data.write(to: file)
  }

  var compiler: AssetCatalogCompiler { AssetCatalogCompiler(catalogs: [url]) }

  func compile() throws -> AssetArchive { try compiler.compile().archive }

  func names() throws -> AssetNames { try compiler.compile().names }

  /// The beginning of a PNG file of a size; nothing else of it is looked at.
  static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height])
  }
}
