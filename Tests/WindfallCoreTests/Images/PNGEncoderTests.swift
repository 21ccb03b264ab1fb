import Foundation
import Testing
import WindfallCore

struct PNGEncoderTests {
  @Test func `Pixels come back from the file, whatever comment it has`() throws {
    // More than one block of the stream.
    let bytes = (0..<200 * 100 * 4).map { (index: Int) in UInt8(truncatingIfNeeded: index * 7) }
    let image = try #require(PixelImage(width: 200, height: 100, bytes: bytes))
    let data = PNGEncoder.data(of: image)
    #expect(PixelImage(png: data) == image && PNGEncoder.data(of: image) == data)
    let remarked = PNGEncoder.data(of: image, comment: "blue")
    #expect(PixelImage(png: remarked) == image && remarked != data)
  }

  @Test func `Each part has the sum that other programs check`() throws {
    let image = try #require(PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 4]))
    // The end of every PNG file.
    #expect(PNGEncoder.data(of: image).suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
  }
}
