/// [compression_stream_operation](https://developer.apple.com/documentation/compression/compression_stream_operation)
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_STREAM_ENCODE: compression_stream_operation { compression_stream_operation(0) }
public var COMPRESSION_STREAM_DECODE: compression_stream_operation { compression_stream_operation(1) }
