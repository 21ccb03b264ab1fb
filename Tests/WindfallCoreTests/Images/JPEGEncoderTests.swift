import Foundation
import Testing
import WindfallCore

struct JPEGEncoderTests {
  private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) throws -> PixelImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += color(x, y) }
    }
    return try #require(PixelImage(width: width, height: height, bytes: bytes))
  }

  @Test func `A file has its size, its end, and no markers among its bits`() throws {
    let image = try image(19, 10) { x, y in [UInt8(x * 13), UInt8(y * 25), UInt8((x * y) % 256), 255] }
    let data = JPEGEncoder.data(of: image, quality: 0.9)
    #expect(ImageHeader(data)?.pixelSize == CGSize(width: 19, height: 10))
    #expect(data.suffix(2) == Data([0xFF, 0xD9]))
    let scan = try #require(data.range(of: Data([0xFF, 0xDA])))
    let bits = [UInt8](data[(scan.upperBound + 10)..<(data.endIndex - 2)])
    #expect(zip(bits, bits.dropFirst()).allSatisfy { $0 != 0xFF || $1 == 0 })
    #expect(JPEGEncoder.data(of: image, quality: 0.1).count < data.count)
  }

  @Test func `The same pixels give the same bytes, others give others`() throws {
    let red = try image(2, 2) { _, _ in [255, 0, 0, 255] }
    let blue = try image(2, 2) { _, _ in [0, 0, 255, 255] }
    let clear = try image(2, 2) { _, _ in [0, 0, 255, 0] }
    let white = try image(2, 2) { _, _ in [255, 255, 255, 255] }
    #expect(JPEGEncoder.data(of: red, quality: 1) == JPEGEncoder.data(of: red, quality: 1))
    #expect(JPEGEncoder.data(of: red, quality: 1) != JPEGEncoder.data(of: blue, quality: 1))
    #expect(JPEGEncoder.data(of: clear, quality: 1) == JPEGEncoder.data(of: white, quality: 1))
  }
}
