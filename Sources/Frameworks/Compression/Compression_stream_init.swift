import zlib

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
