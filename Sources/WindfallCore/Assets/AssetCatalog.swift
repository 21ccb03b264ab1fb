/// All that the asset catalogs of a target hold, in the form that lies in its bundle; assets are known by their names,
/// with the folders in front that provide a namespace.
public struct AssetCatalog: Sendable, Equatable {
  /// The file in the bundle, as Xcode calls it.
  public static let fileName = "Assets.car"

  public var images: [String: ImageAsset] = [:]
  public var colors: [String: ColorAsset] = [:]
  public var data: [String: DataAsset] = [:]

  public init() {}
}

extension AssetCatalog: WireCodable {
  public func encode(into writer: inout WireWriter) {
    Self.write(images, into: &writer)
    Self.write(colors, into: &writer)
    Self.write(data, into: &writer)
  }

  public init(from reader: inout WireReader) throws {
    images = try Self.read(from: &reader)
    colors = try Self.read(from: &reader)
    data = try Self.read(from: &reader)
  }

  private static func write<Asset: WireCodable>(_ assets: [String: Asset], into writer: inout WireWriter) {
    writer.write(UInt64(assets.count))
    for (name, asset) in assets.sorted(by: { $0.key < $1.key }) {
      writer.write(name)
      writer.write(asset)
    }
  }

  private static func read<Asset: WireCodable>(from reader: inout WireReader) throws -> [String: Asset] {
    let pairs: [(String, Asset)] = try reader.readArray { (try $0.readString(), try $0.read()) }
    return Dictionary(pairs) { first, _ in first }
  }
}
