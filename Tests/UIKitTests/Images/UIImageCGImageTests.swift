import Foundation
import Testing
import WindfallCore

@testable @_spi(Windfall) import CoreGraphics
@testable @_spi(Windfall) import UIKit

struct UIImageCGImageTests {
  private let picture = PixelImage(width: 4, height: 2, bytes: [UInt8](repeating: 255, count: 32)).flatMap {
    UIImage(data: PNGEncoder.data(of: $0))?.cgImage
  }

  @Test(arguments: [
    (UIImage.Orientation.up, CGPoint(x: 1, y: 0)), (.down, CGPoint(x: 3, y: 2)), (.left, CGPoint(x: 0, y: 3)),
    (.right, CGPoint(x: 2, y: 1)), (.upMirrored, CGPoint(x: 3, y: 0)), (.downMirrored, CGPoint(x: 1, y: 2)),
    (.leftMirrored, CGPoint(x: 0, y: 1)), (.rightMirrored, CGPoint(x: 2, y: 3)),
  ])
  func `An orientation turns what is shown`(orientation: UIImage.Orientation, place: CGPoint) throws {
    #expect(CGPoint(x: 1, y: 0).applying(orientation.transform(of: CGSize(width: 4, height: 2))) == place)
    let picture = try #require(picture)
    let image = UIImage(cgImage: picture, scale: 1, orientation: orientation)
    let isLying = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    #expect(image.size == (isLying ? CGSize(width: 2, height: 4) : CGSize(width: 4, height: 2)))
    #expect(image.imageOrientation == orientation)
    #expect(image.cgImage?.width == 4)
  }
}
