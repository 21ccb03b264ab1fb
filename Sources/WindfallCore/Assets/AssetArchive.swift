import Foundation

/// The file that a bundle's assets lie in: the catalog, and behind it the bytes of the files that it names.
public struct AssetArchive: Sendable {
  public let catalog: AssetCatalog
  private let files: Data

  public init(catalog: AssetCatalog, files: Data) {
    self.catalog = catalog
    self.files = files
  }

  /// Reads what `bytes` wrote; the files are not copied.
  public init(contents: Data) throws {
    var reader = WireReader(Array(contents.prefix(Self.headerSize)))
    let size = Int(exactly: try reader.readDouble()) ?? -1
    guard size >= 0, size <= contents.count - Self.headerSize else { throw WireError.truncated }
    let start = contents.startIndex + Self.headerSize
    catalog = try AssetCatalog(wireBytes: Array(contents[start..<start + size]))
    files = contents[(start + size)...]
  }

  /// The content of the file.
  public var bytes: Data {
    let index = catalog.wireBytes
    var writer = WireWriter(reserving: Self.headerSize)
    writer.write(Double(index.count))
    return Data(writer.bytes) + Data(index) + files
  }

  /// The bytes of a file that the catalog names; nil where the archive ends before.
  public func contents(of file: AssetFile) -> Data? {
    guard file.offset >= 0, file.size >= 0, file.offset <= files.count, file.size <= files.count - file.offset else {
      return nil
    }
    let start = files.startIndex + file.offset
    return files[start..<start + file.size]
  }

  /// A number of fixed size: how long the catalog is.
  private static let headerSize = 8
}
