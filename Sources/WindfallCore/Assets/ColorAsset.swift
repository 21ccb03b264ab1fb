/// A colour set.
public struct ColorAsset: Sendable, Equatable, WireCodable {
  public enum Value: Sendable, Hashable {
    /// In extended sRGB: what lies outside of sRGB has components below 0 or above 1.
    case components(DisplayColor)
    /// A colour of the system, by the name that catalogs use, such as `systemBlueColor`.
    case system(String)
  }

  public var versions = AssetVersions<Value>()

  public init() {}

  public func encode(into writer: inout WireWriter) { writer.write(versions) }

  public init(from reader: inout WireReader) throws { versions = try reader.read() }
}

extension ColorAsset.Value: WireCodable {
  private enum Tag: UInt8 { case components, system }

  public func encode(into writer: inout WireWriter) {
    switch self {
    case .components(let color): writer.write(tag: Tag.components, color)
    case .system(let name): writer.write(tag: Tag.system, name)
    }
  }

  public init(from reader: inout WireReader) throws {
    switch try reader.readRaw(Tag.self) {
    case .components: self = .components(try reader.read())
    case .system: self = .system(try reader.read())
    }
  }
}
