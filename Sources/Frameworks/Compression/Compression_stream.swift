import zlib

/// [compression_algorithm](https://developer.apple.com/documentation/compression/compression_algorithm)
///
/// Of the algorithms there is ZLIB.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_ZLIB: compression_algorithm { compression_algorithm(0x205) }

/// [compression_status](https://developer.apple.com/documentation/compression/compression_status)
public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

public var COMPRESSION_STATUS_OK: compression_status { compression_status(0) }
public var COMPRESSION_STATUS_ERROR: compression_status { compression_status(-1) }
public var COMPRESSION_STATUS_END: compression_status { compression_status(1) }

/// [compression_stream_operation](https://developer.apple.com/documentation/compression/compression_stream_operation)
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_STREAM_ENCODE: compression_stream_operation { compression_stream_operation(0) }
public var COMPRESSION_STREAM_DECODE: compression_stream_operation { compression_stream_operation(1) }

/// [compression_stream_flags](https://developer.apple.com/documentation/compression/compression_stream_flags)
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_STREAM_FINALIZE: compression_stream_flags { compression_stream_flags(1) }

/// [compression_stream](https://developer.apple.com/documentation/compression/compression_stream)
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    self.dst_ptr = dst_ptr
    self.dst_size = dst_size
    self.src_ptr = src_ptr
    self.src_size = src_size
    self.state = state
  }
}

/// [compression_stream_init(_:_:_:)](https://developer.apple.com/documentation/compression/compression_stream_init(_:_:_:))
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB, let deflation = Deflation(encodes: operation == COMPRESSION_STREAM_ENCODE)
  else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(deflation).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// [compression_stream_process(_:_:)](https://developer.apple.com/documentation/compression/compression_stream_process(_:_:))
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  return Unmanaged<Deflation>.fromOpaque(state).takeUnretainedValue().process(&stream.pointee, finishes: flags & 1 != 0)
}

/// [compression_stream_destroy(_:)](https://developer.apple.com/documentation/compression/compression_stream_destroy(_:))
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<Deflation>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
