import Testing
import zlib

@Suite("zlib")
struct ZlibTests {
  @Test("Bytes are deflated and inflated, and summed up")
  func bytes() {
    let bytes = [UInt8](repeating: 7, count: 1000)
    var size = compressBound(1000)
    var packed = [UInt8](repeating: 0, count: Int(size))
    #expect(compress(&packed, &size, bytes, 1000) == Z_OK)
    #expect(size < 100)
    var restored = [UInt8](repeating: 0, count: 1000)
    var restoredSize: uLongf = 1000
    #expect(uncompress(&restored, &restoredSize, packed, size) == Z_OK)
    #expect(restored == bytes)
    #expect(crc32(0, Array("123456789".utf8), 9) == 0xCBF4_3926)
  }
}
