import zlib

/// A stream of deflated bytes without zlib's header and sum, which Apple's leaves out.
final class Deflation {
  private var stream = z_stream()
  private let encodes: Bool
  private var isFinished = false

  init?(encodes: Bool) {
    self.encodes = encodes
    let size = Int32(MemoryLayout<z_stream>.size)
    let result =
      encodes
      ? deflateInit2_(
        &stream, 5, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size)
    guard result == Z_OK else { return nil }
  }

  deinit {
    if encodes { deflateEnd(&stream) } else { inflateEnd(&stream) }
  }

  /// Takes what there is to take, gives what there is room for, and moves the pointers on.
  func process(_ buffers: inout compression_stream, finishes: Bool) -> compression_status {
    if isFinished { return COMPRESSION_STATUS_END }
    let input = UInt32(clamping: buffers.src_size)
    let room = UInt32(clamping: buffers.dst_size)
    stream.next_in = UnsafeMutablePointer(mutating: buffers.src_ptr)
    stream.avail_in = input
    stream.next_out = buffers.dst_ptr
    stream.avail_out = room
    let flush = finishes && Int(input) == buffers.src_size && encodes ? Z_FINISH : Z_NO_FLUSH
    let result = encodes ? deflate(&stream, flush) : inflate(&stream, flush)
    buffers.src_ptr += Int(input - stream.avail_in)
    buffers.src_size -= Int(input - stream.avail_in)
    buffers.dst_ptr += Int(room - stream.avail_out)
    buffers.dst_size -= Int(room - stream.avail_out)
    switch result {
    case Z_STREAM_END:
      isFinished = true
      return COMPRESSION_STATUS_END
    // There was nothing to take, or no room.
    case Z_OK, Z_BUF_ERROR: return COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
  }

  /// Does all at once: the bytes written, or 0 if they are damaged or do not fit.
  static func whole(
    encodes: Bool, _ destination: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>, _ size: Int
  ) -> (written: Int, isComplete: Bool) {
    guard let deflation = Deflation(encodes: encodes) else { return (0, false) }
    var buffers = compression_stream(
      dst_ptr: destination, dst_size: room, src_ptr: source, src_size: size, state: nil)
    while true {
      let before = (buffers.src_size, buffers.dst_size)
      let status = deflation.process(&buffers, finishes: true)
      if status == COMPRESSION_STATUS_END { return (room - buffers.dst_size, true) }
      if status == COMPRESSION_STATUS_ERROR || before == (buffers.src_size, buffers.dst_size) {
        return (status == COMPRESSION_STATUS_ERROR ? 0 : room - buffers.dst_size, false)
      }
    }
  }
}
