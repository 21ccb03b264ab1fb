/// The opacity of the pixels of a 32-bit image.
struct AlphaPlane {
  let data: UnsafePointer<UInt8>
  let stride: Int
  let width: Int
  let height: Int

  init(data: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int) {
    self.data = data
    self.stride = stride
    self.width = width
    self.height = height
  }

  func alpha(column: Int, row: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: word(column: column, row: row) >> 24)
  }

  /// The columns and rows that have pixels that are not fully transparent.
  func inkBox() -> (columns: Range<Int>, rows: Range<Int>)? {
    guard let top = (0..<height).first(where: hasInk(row:)),
      let bottom = (0..<height).last(where: hasInk(row:))
    else { return nil }
    var (left, right) = (width, 0)
    for row in top...bottom {
      if let first = (0..<left).first(where: { word(column: $0, row: row) != 0 }) { left = first }
      if let last = (right..<width).last(where: { word(column: $0, row: row) != 0 }) { right = last + 1 }
    }
    return left < right ? (left..<right, top..<bottom + 1) : nil
  }

  private func hasInk(row: Int) -> Bool { (0..<width).contains { word(column: $0, row: row) != 0 } }

  /// A premultiplied pixel; zero exactly where it is transparent.
  private func word(column: Int, row: Int) -> UInt32 {
    UnsafeRawPointer(data).load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
  }
}
