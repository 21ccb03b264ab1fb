/// [compression_algorithm](https://developer.apple.com/documentation/compression/compression_algorithm)
///
/// Of the algorithms there is ZLIB.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_ZLIB: compression_algorithm { compression_algorithm(0x205) }
