import ImageIO
import Testing
import UIKit
import WindfallCore

@Suite struct CGImageSourceTests {
  private let png: NSData = {
    let image = PixelImage(width: 40, height: 20, bytes: [UInt8](repeating: 200, count: 3200))
    return NSData(data: image.map { PNGEncoder.data(of: $0) } ?? Data())
  }()

  @Test func aPictureHasItsSize() throws {
    let source = try #require(CGImageSourceCreateWithData(png, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.png")
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((image.width, image.height) == (40, 20))
    #expect(UIImage(cgImage: image).pngData() == Data(referencing: png))
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties["PixelWidth"] as? Int == 40)
    #expect(properties[String(kCGImagePropertyPixelHeight)] as? Int == 20)
  }

  @Test func aPartCanBeTaken() throws {
    let source = try #require(CGImageSourceCreateWithData(png, nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let part = try #require(image.cropping(to: CGRect(x: 30, y: 5, width: 20, height: 10)))
    #expect((part.width, part.height) == (10, 10))
    #expect(image.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
    #expect(CGImagePropertyOrientation(rawValue: 6) == .right && CGImagePropertyOrientation(rawValue: 9) == nil)
  }

  @Test func smallerPicturesAreMadeWhereTheyAreAskedFor() throws {
    let source = try #require(CGImageSourceCreateWithData(png, nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    let image = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, NSDictionary(dictionary: options)))
    #expect((image.width, image.height) == (10, 5))
  }

  @Test func whatIsNoPictureHasNone() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data([1, 2, 3])), nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/no/such/file"), nil) == nil)
  }

  @Test func framesAreCounted() throws {
    let head: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    let delay: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
    let bytes = head + delay + frame + delay + frame + [0x3B]
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data(bytes)), nil))
    #expect(CGImageSourceGetCount(source) == 2)
  }
}
