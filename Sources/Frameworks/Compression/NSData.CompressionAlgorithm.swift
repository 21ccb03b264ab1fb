public import Foundation

extension NSData {
  /// See [NSData.CompressionAlgorithm](https://developer.apple.com/documentation/foundation/nsdata/compressionalgorithm).
  ///
  /// Only `zlib` is there; the others throw the error of data that cannot be compressed.
  public enum CompressionAlgorithm: Int, Sendable {
    case lzfse, lz4, lzma, zlib
  }

  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    // What cannot be made smaller grows by a few bytes for each block.
    let bound = length + length / 100 + 64
    guard let data = transformed(algorithm, capacity: bound, by: compression_encode_buffer) else {
      throw CocoaError(CocoaError.Code(rawValue: 5376))
    }
    return NSData(data: data)
  }

  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    var capacity = Swift.max(length * 4, 1024)
    // The size is not known; a buffer that is full may have been too small.
    while let data = transformed(algorithm, capacity: capacity, by: compression_decode_buffer), !data.isEmpty {
      if data.count < capacity { return NSData(data: data) }
      capacity *= 2
    }
    throw CocoaError(CocoaError.Code(rawValue: 5377))
  }

  private typealias Transformation = (
    UnsafeMutablePointer<UInt8>, Int, UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer?, compression_algorithm
  ) -> Int

  private func transformed(
    _ algorithm: CompressionAlgorithm, capacity: Int, by transformation: Transformation
  ) -> Data? {
    guard algorithm == .zlib else { return nil }
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    defer { buffer.deallocate() }
    let source = bytes.assumingMemoryBound(to: UInt8.self)
    let count = transformation(buffer, capacity, source, length, nil, COMPRESSION_ZLIB)
    return count > 0 ? Data(bytes: buffer, count: count) : nil
  }
}

extension NSMutableData {
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try compressed(using: algorithm) as Data)
  }

  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try decompressed(using: algorithm) as Data)
  }
}
