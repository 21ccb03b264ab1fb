/// Where the bytes of a file lie among those of an archive.
public struct AssetFile: Sendable, Hashable {
  public var offset: Int
  public var size: Int

  public init(offset: Int, size: Int) {
    self.offset = offset
    self.size = size
  }
}

extension AssetFile: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(UInt64(offset))
    writer.write(UInt64(size))
  }

  public init(from reader: inout WireReader) throws {
    self.init(
      offset: Int(truncatingIfNeeded: try reader.readUnsigned()),
      size: Int(truncatingIfNeeded: try reader.readUnsigned()))
  }
}
