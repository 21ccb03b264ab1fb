/// [vImageConvert_Planar16FtoPlanarF](https://developer.apple.com/documentation/accelerate/vimageconvert_planar16ftoplanarf(_:_:_:))
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee) { (half: UInt16) in Float(Float16(bitPattern: half)) }
}

/// [vImageConvert_PlanarFtoPlanar16F](https://developer.apple.com/documentation/accelerate/vimageconvert_planarftoplanar16f(_:_:_:))
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee) { (single: Float) in Float16(single).bitPattern }
}

private func convert<From, To>(
  _ source: vImage_Buffer, _ destination: vImage_Buffer, _ change: (From) -> To
) -> vImage_Error {
  guard let from = source.data, let to = destination.data else { return kvImageNullPointerArgument }
  guard destination.width <= source.width, destination.height <= source.height else {
    return kvImageRoiLargerThanInputBuffer
  }
  for y in 0..<Int(destination.height) {
    for x in 0..<Int(destination.width) {
      let value = from.load(fromByteOffset: y * source.rowBytes + x * MemoryLayout<From>.stride, as: From.self)
      to.storeBytes(
        of: change(value), toByteOffset: y * destination.rowBytes + x * MemoryLayout<To>.stride, as: To.self)
    }
  }
  return kvImageNoError
}
