import CoreImage
import Testing

@MainActor @Suite struct CIImageOrientationTests {
  /// Where the white pixel at the top left of a picture of 4 by 2 is seen, from the top.
  private func mark(_ orientation: CGImagePropertyOrientation) -> [Int]? {
    let picture = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 1, width: 1, height: 1))
      .composited(over: CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2)))
    let turned = picture.oriented(orientation)
    let (width, height) = (Int(turned.extent.width), Int(turned.extent.height))
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    CIContext().render(
      turned, toBitmap: &bytes, rowBytes: 4 * width, bounds: turned.extent, format: .RGBA8, colorSpace: nil)
    guard turned.extent.origin == .zero, let place = (0..<width * height).first(where: { bytes[4 * $0] == 255 }) else {
      return nil
    }
    return [width, height, place % width, place / width]
  }

  @Test("A picture is turned and mirrored as its file says that it is held")
  func orientations() {
    #expect(mark(.up) == [4, 2, 0, 0])
    #expect(mark(.upMirrored) == [4, 2, 3, 0])
    #expect(mark(.down) == [4, 2, 3, 1])
    #expect(mark(.downMirrored) == [4, 2, 0, 1])
    #expect(mark(.leftMirrored) == [2, 4, 0, 0])
    #expect(mark(.right) == [2, 4, 1, 0])
    #expect(mark(.rightMirrored) == [2, 4, 1, 3])
    #expect(mark(.left) == [2, 4, 0, 3])
  }

  @Test("Numbers of files name the same, and unknown ones change nothing")
  func numbers() {
    let picture = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(picture.oriented(forExifOrientation: 6).extent == CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(picture.oriented(forExifOrientation: 9).extent == picture.extent)
  }
}
