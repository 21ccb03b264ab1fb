/// [vImageBoxConvolve_ARGB8888](https://developer.apple.com/documentation/accelerate/vimageboxconvolve_argb8888(_:_:_:_:_:_:_:_:_:))
///
/// Beyond the edges lie the pixels of the edges, whichever style the flags ask for.
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src.pointee, dest.pointee, Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y),
    rows: box(Int(kernel_height)), columns: box(Int(kernel_width)), flags)
}

/// [vImageTentConvolve_ARGB8888](https://developer.apple.com/documentation/accelerate/vimagetentconvolve_argb8888(_:_:_:_:_:_:_:_:_:))
///
/// Beyond the edges lie the pixels of the edges, whichever style the flags ask for.
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  convolve(
    src.pointee, dest.pointee, Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y),
    rows: tent(Int(kernel_height)), columns: tent(Int(kernel_width)), flags)
}

private func box(_ size: Int) -> [Int32] { [Int32](repeating: 1, count: size) }

private func tent(_ size: Int) -> [Int32] {
  (0..<size).map { Int32(min($0, size - 1 - $0) + 1) }
}

/// Sums up the pixels around each, first along its row and then along its column.
private func convolve(
  _ source: vImage_Buffer, _ destination: vImage_Buffer, _ left: Int, _ top: Int, rows: [Int32], columns: [Int32],
  _ flags: vImage_Flags
) -> vImage_Error {
  // Asked for the size of a temporary buffer: none is needed.
  if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
  guard rows.count % 2 == 1, columns.count % 2 == 1 else { return kvImageInvalidKernelSize }
  guard let source = PixelRows(source), let destination = PixelRows(destination) else {
    return kvImageNullPointerArgument
  }
  guard left + destination.width <= source.width, top + destination.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  let pixels = source.copy
  let (width, height) = (source.width, source.height)
  func pixel(_ values: [SIMD4<Int32>], _ x: Int, _ y: Int) -> SIMD4<Int32> {
    values[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }
  let wide = pixels.map { SIMD4<Int32>(truncatingIfNeeded: $0) }
  let weight = SIMD4<Int32>(repeating: rows.reduce(0, +) * columns.reduce(0, +))
  var summed = wide
  for y in 0..<height {
    for x in 0..<width {
      var sum = SIMD4<Int32>()
      for (index, factor) in columns.enumerated() { sum &+= pixel(wide, x + index - columns.count / 2, y) &* factor }
      summed[y * width + x] = sum
    }
  }
  for y in 0..<destination.height {
    for x in 0..<destination.width {
      var sum = SIMD4<Int32>()
      for (index, factor) in rows.enumerated() {
        sum &+= pixel(summed, x + left, y + top + index - rows.count / 2) &* factor
      }
      var result = SIMD4<UInt8>(truncatingIfNeeded: (sum &+ weight / 2) / weight)
      if flags & UInt32(kvImageLeaveAlphaUnchanged) != 0 { result[0] = pixels[(y + top) * width + x + left][0] }
      destination[x, y] = result
    }
  }
  return kvImageNoError
}
