/// [compression_encode_buffer](https://developer.apple.com/documentation/compression/compression_encode_buffer(_:_:_:_:_:_:))
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  let result = Deflation.whole(encodes: true, dst_buffer, dst_size, src_buffer, src_size)
  return result.isComplete ? result.written : 0
}

/// [compression_decode_buffer](https://developer.apple.com/documentation/compression/compression_decode_buffer(_:_:_:_:_:_:))
///
/// What does not fit is left out.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  return Deflation.whole(encodes: false, dst_buffer, dst_size, src_buffer, src_size).written
}

public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
