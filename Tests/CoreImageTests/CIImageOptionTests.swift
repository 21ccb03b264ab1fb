import CoreImage
import Testing
import UIKit

@MainActor @Suite struct CIImageOptionTests {
  @Test("Pictures are made with options as without")
  func options() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    let options: [CIImageOption: Any] = [.applyOrientationProperty: true]
    let plain = try #require(CIImage(image: picture))
    #expect(CIImage(image: picture, options: options)?.extent == plain.extent)
    let data = try #require(picture.pngData())
    #expect(CIImage(data: data, options: options)?.extent == CIImage(data: data)?.extent)
    #expect(CIImage(data: Data(), options: nil) == nil)
  }
}
