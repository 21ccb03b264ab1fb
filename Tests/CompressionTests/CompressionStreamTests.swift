import Compression
import Testing

@Suite("Compression")
struct CompressionStreamTests {
  private let text = Array(String(repeating: "some words, again and again; ", count: 200).utf8)

  private var packed: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: text.count)
    let size = compression_encode_buffer(&bytes, bytes.count, text, text.count, nil, COMPRESSION_ZLIB)
    return Array(bytes.prefix(size))
  }

  @Test("A buffer is packed and unpacked")
  func whole() {
    #expect(packed.count > 0 && packed.count < 200)
    var bytes = [UInt8](repeating: 0, count: text.count)
    #expect(compression_decode_buffer(&bytes, bytes.count, packed, packed.count, nil, COMPRESSION_ZLIB) == text.count)
    #expect(bytes == text)
  }

  @Test("What does not fit is 0 when packing and cut off when unpacking; what is damaged is 0")
  func limits() {
    var few = [UInt8](repeating: 0, count: 10)
    #expect(compression_encode_buffer(&few, 10, text, text.count, nil, COMPRESSION_ZLIB) == 0)
    #expect(compression_decode_buffer(&few, 10, packed, packed.count, nil, COMPRESSION_ZLIB) == 10)
    #expect(few == Array(text.prefix(10)))
    #expect(compression_decode_buffer(&few, 10, [255, 255, 255, 255], 4, nil, COMPRESSION_ZLIB) == 0)
  }

  @Test("A stream is fed and emptied in small pieces")
  func stream() {
    let source = packed
    let out = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
    defer { out.deallocate() }
    var result: [UInt8] = []
    source.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      var stream = compression_stream(dst_ptr: out, dst_size: 64, src_ptr: start, src_size: 0, state: nil)
      #expect(compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK)
      var fed = 0
      var status = COMPRESSION_STATUS_OK
      while status == COMPRESSION_STATUS_OK, fed <= buffer.count * 10 {
        if stream.src_size == 0, stream.src_ptr < start + buffer.count { stream.src_size = 1 }
        fed += 1
        status = compression_stream_process(&stream, 0)
        result += UnsafeBufferPointer(start: out, count: 64 - stream.dst_size)
        stream.dst_ptr = out
        stream.dst_size = 64
      }
      #expect(status == COMPRESSION_STATUS_END)
      #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_OK)
      #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
    }
    #expect(result == text)
  }
}
