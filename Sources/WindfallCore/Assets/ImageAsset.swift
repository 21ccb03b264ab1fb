import Foundation

/// An image set, a set of symbols or an app's icon.
public struct ImageAsset: Sendable, Equatable {
  public enum Intent: UInt8, Sendable { case automatic, original, template }

  public struct Picture: Sendable, Equatable {
    public var file: AssetFile
    /// In points.
    public var size: CGSize
    /// Pixels in a point; nil for a drawing, which has the pixels of the screen.
    public var scale: Double?
    /// How the picture is stretched; nil as a whole.
    public var slicing: ImageSlicing?

    public init(file: AssetFile, size: CGSize, scale: Double?, slicing: ImageSlicing? = nil) {
      self.file = file
      self.size = size
      self.scale = scale
      self.slicing = slicing
    }
  }

  public var versions = AssetVersions<Picture>()
  public var intent = Intent.automatic
  /// Whether it is sized and coloured with the text around it.
  public var isSymbol = false

  public init() {}
}

extension ImageAsset: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(versions)
    writer.write(byte: intent.rawValue)
    writer.write(isSymbol)
  }

  public init(from reader: inout WireReader) throws {
    versions = try reader.read()
    intent = try reader.readRaw()
    isSymbol = try reader.readBool()
  }
}

extension ImageAsset.Picture: WireCodable {
  public func encode(into writer: inout WireWriter) {
    writer.write(file)
    writer.write(size)
    writer.write(scale ?? 0)
    writer.write(slicing)
  }

  public init(from reader: inout WireReader) throws {
    file = try reader.read()
    size = try reader.read()
    let scale = try reader.readDouble()
    self.scale = scale > 0 ? scale : nil
    slicing = try reader.read()
  }
}
