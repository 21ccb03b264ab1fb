import CoreImage
import Testing
import UIKit

@MainActor @Suite struct CIImageOptionTests {
  @Test("Pictures are made with options as without")
  func options() throws {
    let bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    let picture = UIGraphicsImageRenderer(size: bounds.size).image { $0.fill(bounds) }
    let options: [CIImageOption: Any] = [.applyOrientationProperty: true]
    let plain = try #require(CIImage(image: picture))
    #expect(CIImage(image: picture, options: options)?.extent == plain.extent)
    #expect(CIImage(data: Data(), options: nil) == nil)
  }
}
