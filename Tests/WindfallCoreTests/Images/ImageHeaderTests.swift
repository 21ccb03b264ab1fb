import Foundation
import Testing
import WindfallCore

struct ImageHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 7]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 20, 0, 30, 3]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [3, 0, 4, 1]
  private static let webP: [UInt8] =
    Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 0, 0]
  private static let heif: [UInt8] =
    [0, 0, 0, 16] + Array("ftypheic....".utf8) + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 6]
    + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0]

  @Test(arguments: [
    (png, ImageHeader.Format.png, 256, 7), (jpeg, .jpeg, 30, 20), (gif, .gif, 3, 260), (webP, .webP, 10, 20),
    (heif, .heif, 512, 256),
  ])
  func `Each format tells its size`(bytes: [UInt8], format: ImageHeader.Format, width: Int, height: Int) {
    let header = ImageHeader(Data(bytes))
    #expect(header?.format == format && header?.pixelSize == CGSize(width: width, height: height))
    // A slice whose first index is not 0.
    #expect(ImageHeader(Data([1, 2] + bytes).dropFirst(2)) == header)
  }

  @Test func `What is cut short or something else has none`() {
    for bytes in [Self.png, Self.jpeg, Self.gif, Self.webP, Self.heif] {
      for length in 0..<10 { #expect(ImageHeader(Data(bytes.prefix(length))) == nil) }
    }
    #expect(ImageHeader(Data("hello, this is text and no image".utf8)) == nil)
    #expect(ImageHeader(Data(Self.png.dropLast())) == nil)
  }
}
