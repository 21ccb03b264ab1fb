import UIKit

extension UIImage {
  /// No image keeps its recipe: `init(ciImage:)` renders it.
  public var ciImage: CIImage? { nil }

  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// An image of what has no pixels or no end is empty.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let image = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }
}
