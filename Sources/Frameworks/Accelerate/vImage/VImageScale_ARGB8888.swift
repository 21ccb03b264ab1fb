/// [vImageScale_ARGB8888](https://developer.apple.com/documentation/accelerate/vimagescale_argb8888(_:_:_:_:))
///
/// Each pixel is the mean of those that it covers; where it covers less than one, it is mixed of the four around it.
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags
) -> vImage_Error {
  if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
  guard let source = PixelRows(src.pointee), let destination = PixelRows(dest.pointee) else {
    return kvImageNullPointerArgument
  }
  let columns = (0..<destination.width).map { Share($0, of: destination.width, in: source.width) }
  let rows = (0..<destination.height).map { Share($0, of: destination.height, in: source.height) }
  for (y, row) in rows.enumerated() {
    for (x, column) in columns.enumerated() {
      var sum = SIMD4<Float>()
      for (line, lineWeight) in row.parts {
        for (place, weight) in column.parts {
          sum += SIMD4<Float>(source.nearest(place, line)) * (weight * lineWeight)
        }
      }
      destination[x, y] = SIMD4<UInt8>(sum.rounded(.toNearestOrAwayFromZero), rounding: .towardZero)
    }
  }
  return kvImageNoError
}

/// The pixels of a row that one pixel of a longer or shorter row stands for, with their weights, which are 1 together.
private struct Share {
  var parts: [(place: Int, weight: Float)] = []

  init(_ index: Int, of count: Int, in total: Int) {
    let ratio = Float(total) / Float(count)
    guard ratio > 1 else {
      let center = (Float(index) + 0.5) * ratio - 0.5
      let first = center.rounded(.down)
      parts = [(Int(first), 1 - (center - first)), (Int(first) + 1, center - first)]
      return
    }
    let start = Float(index) * ratio
    let end = start + ratio
    for place in Int(start)..<min(total, Int(end.rounded(.up))) {
      let covered = min(end, Float(place + 1)) - max(start, Float(place))
      parts.append((place, covered / ratio))
    }
  }
}
