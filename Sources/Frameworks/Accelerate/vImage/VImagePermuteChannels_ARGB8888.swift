/// [vImagePermuteChannels_ARGB8888](https://developer.apple.com/documentation/accelerate/vimagepermutechannels_argb8888(_:_:_:_:))
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
  _ flags: vImage_Flags
) -> vImage_Error {
  let order = (0..<4).map { Int(permuteMap[$0]) }
  guard order.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
  return map(src.pointee, dest.pointee) { pixel in SIMD4(order.map { pixel[$0] }) }
}

/// [vImagePremultiplyData_RGBA8888](https://developer.apple.com/documentation/accelerate/vimagepremultiplydata_rgba8888(_:_:_:))
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  map(src.pointee, dest.pointee) { pixel in
    let alpha = SIMD4<UInt16>(repeating: UInt16(pixel[3]))
    var result = SIMD4<UInt8>(truncatingIfNeeded: (SIMD4<UInt16>(truncatingIfNeeded: pixel) &* alpha &+ 127) / 255)
    result[3] = pixel[3]
    return result
  }
}

/// [vImageUnpremultiplyData_RGBA8888](https://developer.apple.com/documentation/accelerate/vimageunpremultiplydata_rgba8888(_:_:_:))
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  map(src.pointee, dest.pointee) { pixel in
    let alpha = UInt32(pixel[3])
    guard alpha > 0 else { return SIMD4() }
    let colors = (0..<3).map { UInt8(min(255, (UInt32(pixel[$0]) * 255 + alpha / 2) / alpha)) }
    return SIMD4(colors + [pixel[3]])
  }
}

private func map(
  _ source: vImage_Buffer, _ destination: vImage_Buffer, _ change: (PixelRows.Pixel) -> PixelRows.Pixel
) -> vImage_Error {
  guard let source = PixelRows(source), let destination = PixelRows(destination) else {
    return kvImageNullPointerArgument
  }
  guard destination.width <= source.width, destination.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for y in 0..<destination.height {
    for x in 0..<destination.width { destination[x, y] = change(source[x, y]) }
  }
  return kvImageNoError
}
