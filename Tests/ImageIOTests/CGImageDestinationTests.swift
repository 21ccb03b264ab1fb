import ImageIO
import Testing
import UIKit
import WindfallCore

@Suite struct CGImageDestinationTests {
  private let file: Data = {
    let image = PixelImage(width: 40, height: 20, bytes: [UInt8](repeating: 200, count: 3200))
    return image.map { PNGEncoder.data(of: $0) } ?? Data()
  }()

  @Test func aPictureIsWrittenAndReadAgain() throws {
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusReadingHeader)
    let provider = try #require(CGDataProvider(data: NSData(data: file)))
    CGImageSourceUpdateDataProvider(source, provider, true)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let picture = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    for (type, kind) in [("public.png", "public.png"), ("public.jpeg", "public.jpeg")] as [(CFString, CFString)] {
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      CGImageDestinationAddImage(
        destination, picture, NSDictionary(dictionary: [kCGImageDestinationLossyCompressionQuality: 0.5]))
      #expect(CGImageDestinationFinalize(destination))
      let copy = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetType(copy) == kind)
      #expect(CGImageSourceCreateImageAtIndex(copy, 0, nil)?.width == 40)
    }
  }

  @Test func otherTypesAndSeveralPicturesHaveNoDestination() {
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
  }
}
