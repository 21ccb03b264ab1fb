/// [compression_stream_flags](https://developer.apple.com/documentation/compression/compression_stream_flags)
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_STREAM_FINALIZE: compression_stream_flags { compression_stream_flags(1) }
