import Foundation
import WindfallCore

extension CGContext {
  /// See [boundingBoxOfClipPath](https://developer.apple.com/documentation/coregraphics/cgcontext/boundingboxofclippath).
  ///
  /// Infinite where nothing is clipped outside of bitmaps.
  public var boundingBoxOfClipPath: CGRect { clippedArea ?? .infinite }

  /// See [clip(to:mask:)](https://developer.apple.com/documentation/coregraphics/cgcontext/clip(to:mask:)).
  ///
  /// What is drawn shows as far as the mask is bright. In the app of a UI test, where bitmaps have no pixels, all of the
  /// rectangle shows.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard let picture = mask.brightness else { return }
    let rect = rect.standardized
    let item = Self.upright([.image(picture, in: rect)], in: rect)
    state.masks.append(DisplayGroup(transform: state.transform, items: [item]))
  }
}

extension CGImage {
  /// A picture that is as opaque as the image is bright.
  fileprivate var brightness: Data? {
    guard let pixels = dataProvider?.data, pixels.length >= width * height * 4 else { return nil }
    let source = [UInt8](Data(referencing: pixels))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for pixel in 0..<width * height {
      let place = pixel * 4
      let red = 299 * Int(source[place])
      let green = 587 * Int(source[place + 1])
      let blue = 114 * Int(source[place + 2])
      bytes[place + 3] = UInt8((red + green + blue) / 1000)
    }
    return PixelImage(width: width, height: height, bytes: bytes).map { PNGEncoder.data(of: $0) }
  }
}
