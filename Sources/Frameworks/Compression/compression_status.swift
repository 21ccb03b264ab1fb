/// [compression_status](https://developer.apple.com/documentation/compression/compression_status)
public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

public var COMPRESSION_STATUS_OK: compression_status { compression_status(0) }
public var COMPRESSION_STATUS_ERROR: compression_status { compression_status(-1) }
public var COMPRESSION_STATUS_END: compression_status { compression_status(1) }
