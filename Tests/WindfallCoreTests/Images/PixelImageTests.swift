import Foundation
import Testing
import WindfallCore

struct PixelImageTests {
  /// Two by five pixels, each row with another filter.
  private let rows = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAFCAIAAADg0arLAAAAJUlEQVR42mNgEJHTMLJh5BKRk5OTZ+JiAAJGZhEuflZ+QRYIDwArKQHS2rSTsQAAAABJRU5ErkJggg=="
  )
  private let palette = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEUBAgMEBQaVU29IAAAAAXRSTlOArV5bRgAAAAtJREFUeNpjYGQAAAAFAAJCwkSfAAAAAElFTkSuQmCC"
  )

  @Test func `Rows come back whatever they are differences to`() throws {
    let data = try #require(rows)
    let image = try #require(PixelImage(png: data))
    let expected: [UInt8] = (0..<5).flatMap { row -> [UInt8] in
      [UInt8(10 * row), 20, 30, 255, 40, 50, UInt8(60 + row), 255]
    }
    #expect((image.width, image.height) == (2, 5) && image.bytes == expected)
  }

  @Test func `Colours of a palette are looked up`() throws {
    let data = try #require(palette)
    let image = try #require(PixelImage(png: data))
    #expect(image.bytes == [4, 5, 6, 255, 1, 2, 3, 128])
  }

  @Test func `A file that is cut short has no pixels`() throws {
    let data = try #require(rows)
    for length in 0..<data.count - 12 { #expect(PixelImage(png: data.prefix(length)) == nil) }
  }
}
