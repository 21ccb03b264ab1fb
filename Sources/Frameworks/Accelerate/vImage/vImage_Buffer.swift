import Glibc

/// [vImage_Buffer](https://developer.apple.com/documentation/accelerate/vimage_buffer)
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() {
    self.init(data: nil, height: 0, width: 0, rowBytes: 0)
  }

  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }

  /// Makes a buffer with memory of its own, until ``free()``.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    let error = vImageBuffer_Init(&self, UInt(clamping: height), UInt(clamping: width), bitsPerPixel, 0)
    guard error == kvImageNoError else { throw vImage.Error(rawValue: error) ?? .internalError }
  }

  public func free() { Glibc.free(data) }
}

/// See [vImage](https://developer.apple.com/documentation/accelerate/vimage).
public enum vImage {
  /// See [vImage.Error](https://developer.apple.com/documentation/accelerate/vimage/error).
  public enum Error: Int, Swift.Error, Sendable {
    case noError = 0
    case roiLargerThanInputBuffer = -21766
    case invalidKernelSize = -21767
    case invalidEdgeStyle = -21768
    case memoryAllocationError = -21771
    case nullPointerArgument = -21772
    case invalidParameter = -21773
    case bufferSizeMismatch = -21774
    case internalError = -21776
  }
}

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
public let kvImageMemoryAllocationError: vImage_Error = -21771
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773
public let kvImageBufferSizeMismatch: vImage_Error = -21774

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

/// [vImageBuffer_Init](https://developer.apple.com/documentation/accelerate/vimagebuffer_init(_:_:_:_:_:))
///
/// Rows begin at multiples of sixteen bytes. Whoever made the buffer frees its data.
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
  _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  let rowBytes = ((Int(width) * Int(pixelBits) + 7) / 8 + 15) & ~15
  guard rowBytes > 0, height > 0, let data = malloc(rowBytes * Int(height)) else { return kvImageInvalidParameter }
  buf.pointee = vImage_Buffer(data: data, height: height, width: width, rowBytes: rowBytes)
  return kvImageNoError
}
