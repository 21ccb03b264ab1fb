import Foundation
import UIKit
@_spi(Windfall) import XCTestOverlay

extension XCTAttachment {
  /// A PNG, drawn only if the attachment is kept.
  public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot: screenshot, quality: .original) }

  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(uniformTypeIdentifier: quality.uniformTypeIdentifier) {
      quality.compression == nil ? screenshot.pngRepresentation : quality.data(of: screenshot.image)
    }
  }

  /// The PNG data of the image; an image without them is recorded as a failure of the test.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  public convenience init(image: UIImage, quality: ImageQuality) {
    let payload = quality.data(of: image)
    self.init(uniformTypeIdentifier: quality.uniformTypeIdentifier, name: nil, payload: payload)
  }
}

extension XCTAttachment.ImageQuality {
  fileprivate var uniformTypeIdentifier: String { compression == nil ? "public.png" : "public.jpeg" }

  /// Of a JPEG; nil for a picture that is kept as it is.
  fileprivate var compression: CGFloat? {
    switch self {
    case .original: nil
    case .medium: 0.7
    case .low: 0.3
    }
  }

  fileprivate func data(of image: UIImage) -> Data {
    if let data = compression.map({ image.jpegData(compressionQuality: $0) }) ?? image.pngData() { return data }
    CurrentTest.record("Failed to attach an image: it has no data")
    return Data()
  }
}
