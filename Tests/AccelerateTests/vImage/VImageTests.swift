import Accelerate
import Testing

@Suite("vImage")
struct VImageTests {
  /// Makes a buffer of grey pixels, one for each number.
  private func withBuffer<R>(_ width: Int, _ height: Int, _ grey: [UInt8] = [], _ body: (inout vImage_Buffer) -> R) -> R
  {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for (index, value) in grey.enumerated() {
      for part in 0..<4 { bytes[index * 4 + part] = value }
    }
    return bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(
        data: memory.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width),
        rowBytes: width * 4)
      return body(&buffer)
    }
  }

  private func grey(_ buffer: vImage_Buffer) -> [UInt8] {
    (0..<Int(buffer.width * buffer.height)).map { buffer.data.load(fromByteOffset: $0 * 4, as: UInt8.self) }
  }

  @Test("A box spreads a pixel evenly over those around it, a tent by their distance")
  func blur() {
    withBuffer(5, 1, [0, 0, 90, 0, 0]) { source in
      withBuffer(5, 1) { result in
        let flags = vImage_Flags(kvImageEdgeExtend)
        #expect(vImageBoxConvolve_ARGB8888(&source, &result, nil, 0, 0, 1, 3, nil, flags) == kvImageNoError)
        #expect(grey(result) == [0, 30, 30, 30, 0])
        #expect(vImageTentConvolve_ARGB8888(&source, &result, nil, 0, 0, 1, 3, nil, flags) == kvImageNoError)
        #expect(grey(result) == [0, 23, 45, 23, 0])
        #expect(
          vImageBoxConvolve_ARGB8888(&source, &result, nil, 0, 0, 1, 2, nil, flags) == kvImageInvalidKernelSize)
        #expect(
          vImageBoxConvolve_ARGB8888(&source, &result, nil, 1, 0, 1, 3, nil, flags)
            == kvImageRoiLargerThanInputBuffer)
      }
    }
  }

  @Test("The edge goes on outside")
  func edge() {
    withBuffer(2, 2, [90, 0, 90, 0]) { source in
      withBuffer(2, 2) { result in
        let flags = vImage_Flags(kvImageEdgeExtend)
        #expect(vImageBoxConvolve_ARGB8888(&source, &result, nil, 0, 0, 3, 3, nil, flags) == kvImageNoError)
        #expect(grey(result) == [60, 30, 60, 30])
      }
    }
  }

  @Test("A picture is made smaller by means, and larger by mixing")
  func scale() {
    withBuffer(4, 1, [0, 100, 200, 100]) { source in
      withBuffer(2, 1) { small in
        #expect(vImageScale_ARGB8888(&source, &small, nil, 0) == kvImageNoError)
        #expect(grey(small) == [50, 150])
        withBuffer(4, 1) { large in
          #expect(vImageScale_ARGB8888(&small, &large, nil, 0) == kvImageNoError)
          #expect(grey(large) == [50, 75, 125, 150])
        }
      }
    }
  }

  @Test("Channels change places, and colours are multiplied by their alpha and divided again")
  func channels() throws {
    var buffer = vImage_Buffer()
    #expect(vImageBuffer_Init(&buffer, 1, 1, 32, 0) == kvImageNoError)
    let data = try #require(buffer.data)
    defer { free(data) }
    data.storeBytes(of: SIMD4<UInt8>(200, 100, 50, 128), as: SIMD4<UInt8>.self)
    #expect(vImagePermuteChannels_ARGB8888(&buffer, &buffer, [2, 1, 0, 3], 0) == kvImageNoError)
    #expect(data.load(as: SIMD4<UInt8>.self) == SIMD4(50, 100, 200, 128))
    #expect(vImagePremultiplyData_RGBA8888(&buffer, &buffer, 0) == kvImageNoError)
    #expect(data.load(as: SIMD4<UInt8>.self) == SIMD4(25, 50, 100, 128))
    #expect(vImageUnpremultiplyData_RGBA8888(&buffer, &buffer, 0) == kvImageNoError)
    #expect(data.load(as: SIMD4<UInt8>.self) == SIMD4(50, 100, 199, 128))
    #expect(vImagePermuteChannels_ARGB8888(&buffer, &buffer, [9, 1, 0, 3], 0) == kvImageInvalidParameter)
    #expect(vImageBuffer_Init(&buffer, 0, 1, 32, 0) == kvImageInvalidParameter)
  }

  @Test("Numbers of half precision become those of single precision, row by row")
  func precision() throws {
    var half = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
    defer { half.free() }
    var single = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
    defer { single.free() }
    half.data.storeBytes(of: Float16(1.5), toByteOffset: half.rowBytes + 4, as: Float16.self)
    #expect(vImageConvert_Planar16FtoPlanarF(&half, &single, 0) == kvImageNoError)
    #expect(single.data.load(fromByteOffset: single.rowBytes + 8, as: Float.self) == 1.5)
    #expect(throws: vImage.Error.invalidParameter) { try vImage_Buffer(width: 0, height: 2, bitsPerPixel: 16) }
  }
}
