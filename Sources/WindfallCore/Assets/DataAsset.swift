/// A data set.
public struct DataAsset: Sendable, Equatable, WireCodable {
  public struct Item: Sendable, Hashable {
    public var file: AssetFile
    /// The uniform type identifier, such as `public.json`.
    public var typeIdentifier: String

    public init(file: AssetFile, typeIdentifier: String) {
      self.file = file
      self.typeIdentifier = typeIdentifier
    }
  }

  public var versions = AssetVersions<Item>()

  public init() {}

  public func encode(into writer: inout WireWriter) { writer.write(versions) }

  public init(from reader: inout WireReader) throws { versions = try reader.read() }
}

extension DataAsset.Item: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(file)
    writer.write(typeIdentifier)
  }

  public init(from reader: inout WireReader) throws {
    self.init(file: try reader.read(), typeIdentifier: try reader.read())
  }
}
