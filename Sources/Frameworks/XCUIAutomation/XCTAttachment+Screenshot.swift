import Foundation
import UIKit
@_spi(Windfall) import XCTestOverlay

extension XCTAttachment {
  /// A PNG, drawn only if the attachment is kept.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(uniformTypeIdentifier: "public.png") { screenshot.pngRepresentation }
  }

  /// The PNG data of the image; an image without them is recorded as a failure of the test.
  public convenience init(image: UIImage) {
    let data = image.pngData()
    if data == nil { CurrentTest.record("Failed to attach an image: it has no PNG data") }
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: data)
  }
}
