/// The pixels of a buffer with four bytes each.
struct PixelRows {
  typealias Pixel = SIMD4<UInt8>

  private let buffer: vImage_Buffer
  let width: Int
  let height: Int

  /// Nil for a buffer without data, or whose rows are shorter than its pixels.
  init?(_ buffer: vImage_Buffer) {
    guard buffer.data != nil, buffer.rowBytes >= Int(buffer.width) * 4 else { return nil }
    self.buffer = buffer
    width = Int(buffer.width)
    height = Int(buffer.height)
  }

  subscript(x: Int, y: Int) -> Pixel {
    get { buffer.data.loadUnaligned(fromByteOffset: y * buffer.rowBytes + x * 4, as: Pixel.self) }
    nonmutating set { buffer.data.storeBytes(of: newValue, toByteOffset: y * buffer.rowBytes + x * 4, as: Pixel.self) }
  }

  /// The pixel at a place, or of the edge that is nearest to it.
  func nearest(_ x: Int, _ y: Int) -> Pixel {
    self[min(max(x, 0), width - 1), min(max(y, 0), height - 1)]
  }

  var copy: [Pixel] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }
}
