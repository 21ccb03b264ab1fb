import Foundation
import Testing
import WindfallCore

struct JPEGDecoderTests {
  /// 20 by 18 pixels: the left half is (200, 12 y, 40), the right half (20, 12 y, 180); colours are kept at half size.
  private let progressive = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8X\
      GBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgAR\
      CAASABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYHBP/EABcBAQEBAQAAAAAAAAAAAAAAAAcFBAj/2gAMAwEAAhADEAAAAYuZ\
      3GZz3MoaUVCrZZk57scYVCv/xAAaEAACAwEBAAAAAAAAAAAAAAAAFQQFJBEB/9oACAEBAAEFAl5Mr9C8Xkyv0LzhM80cP//EACERAAEDAQkA\
      AAAAAAAAAAAAAAEAAgaxBRAVISQ0QmFy/9oACAEDAQE/AZVa+iZnyFCsX7Uq2TPQobv/xAAhEQABAwEJAAAAAAAAAAAAAAABAAIGsQUQFSEk\
      NEJhcv/aAAgBAgEBPwGK2lrXZ8TULEu1Fd67yai7/8QAGBAAAwEBAAAAAAAAAAAAAAAAAAIxECH/2gAIAQEABj8Cg3CEG4TGz//EABwQAAIB\
      BQEAAAAAAAAAAAAAAAABsRARMVGRQf/aAAgBAQABPyEuGhVDhoVCzSEY15CLNI//2gAMAwEAAgADAAAAEHDfwf/EABQRAQAAAAAAAAAAAAAA\
      AAAAACD/2gAIAQMBAT8QFLBf/8QAFBEBAAAAAAAAAAAAAAAAAAAAIP/aAAgBAgEBPxACsN//xAAZEAEAAwEBAAAAAAAAAAAAAAAAEdHw8bH/\
      2gAIAQEAAT8QxCn1uGIVasQ5zz9XOf/Z
      """)
  /// The same, with a restart behind every row of blocks.
  private let restarting = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8X\
      GBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAAR\
      CAASABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAcIBv/EACYQAAEBBAoDAAAAAAAAAAAAAAACF1JjoQMEBgcTIyZBYpEWIkL/\
      xAAXAQADAQAAAAAAAAAAAAAAAAAGBwgF/8QAIBEAAgAEBwAAAAAAAAAAAAAAAAIDBgeyFiIlNUNic//dAAQAAf/aAAwDAQACEQMRAD8Ai7PY\
      ciaWwu+1HW8pzbgk3Ez+HImdsbv9R1vLc24JM+lcya1FzcTXoHFVZu0SDm5Vsc//0MZs+hSBpVn8OQKYxJ2Edi7sf//R0nhIcT0TO2NEjyOt\
      +ifjbgkASFK96i+TXoL6qmywfVbHP//S67CQ4noABwQsf//Z
      """)
  /// 20 by 18 pixels without colours, each 12 x.
  private let gray = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8X\
      GBYUGBIUFRT/wAALCAASABQBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAACQj/xAAaEAABBQEAAAAAAAAAAAAAAAAAAwYHRIE1/9oACAEBAAA/\
      AIahKvggEJV8LYafERAnhKvggEJV8LYafERAnhKvggEJV8LYafERP//Z
      """)

  private func color(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * image.width + x) * 4
    return image.bytes[start..<start + 3].map(Int.init)
  }

  private func isNear(_ first: [Int], _ second: [Int]) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) <= 9 }
  }

  @Test func `Pixels come back, from one scan or from many`() throws {
    for data in [progressive, restarting].compactMap({ $0 }) {
      let image = try #require(PixelImage(jpeg: data))
      #expect((image.width, image.height) == (20, 18))
      for y in [2, 8, 15] {
        #expect(isNear(color(image, 2, y), [200, y * 12, 40]) && isNear(color(image, 18, y), [20, y * 12, 180]))
      }
    }
  }

  @Test func `A picture without colours has the same of each`() throws {
    let image = try #require(gray.flatMap { PixelImage(jpeg: $0) })
    #expect(isNear(color(image, 2, 15), [24, 24, 24]) && isNear(color(image, 18, 2), [216, 216, 216]))
  }

  @Test func `What the encoder writes is read`() throws {
    let bytes = (0..<11 * 9).flatMap { (index: Int) -> [UInt8] in [UInt8(index), UInt8(200 - index), 90, 255] }
    let image = try #require(PixelImage(width: 11, height: 9, bytes: bytes))
    let read = try #require(PixelImage(jpeg: JPEGEncoder.data(of: image, quality: 1)))
    #expect(zip(read.bytes, bytes).allSatisfy { abs(Int($0) - Int($1)) < 20 })
  }

  @Test func `A damaged file has pixels or none, and does not crash`() throws {
    let data = try #require(progressive)
    #expect(PixelImage(jpeg: data.prefix(200)) == nil)
    for index in stride(from: 2, to: data.count, by: 53) {
      var damaged = data
      damaged[index] = ~damaged[index]
      if let image = PixelImage(jpeg: damaged) { #expect(image.bytes.count == image.width * image.height * 4) }
      _ = PixelImage(jpeg: data.prefix(index))
    }
  }
}
