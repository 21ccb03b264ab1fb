import Foundation
import WindfallCore

/// The bytes of a file that holds an image.
@_spi(Windfall) public struct FileImage: ImageSource {
  public let data: Data

  public func displayItems(in rect: CGRect) -> [DisplayItem] { [.image(data, tint: nil, in: rect)] }
}

/// What an image can be made of.
@_spi(Windfall) public protocol ImageSource: Sendable {
  /// What draws it into a rectangle, upright where y points down.
  func displayItems(in rect: CGRect) -> [DisplayItem]
}

/// What was drawn into a bitmap, in its pixels, with y pointing down.
struct RecordedImage: ImageSource {
  let items: [DisplayItem]
  let width: Int
  let height: Int

  func displayItems(in rect: CGRect) -> [DisplayItem] {
    let scale = CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX, ty: rect.minY)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return [.group(DisplayGroup(transform: scale, clip: .rect(whole), items: items))]
  }
}

/// A part of an image, in its pixels.
struct CroppedImage: ImageSource {
  let image: CGImage
  let part: CGRect

  func displayItems(in rect: CGRect) -> [DisplayItem] {
    let (x, y) = (rect.width / part.width, rect.height / part.height)
    let whole = CGRect(
      x: rect.minX - part.minX * x, y: rect.minY - part.minY * y, width: CGFloat(image.width) * x,
      height: CGFloat(image.height) * y)
    return [.group(DisplayGroup(transform: .identity, clip: .rect(rect), items: image.displayItems(in: whole)))]
  }
}
