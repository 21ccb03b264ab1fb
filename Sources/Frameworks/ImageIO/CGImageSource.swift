@_spi(Windfall) import CoreGraphics
import UIKit
import WindfallCore

/// See [CGImageSource](https://developer.apple.com/documentation/imageio/cgimagesource).
///
/// Reads PNG and JPEG files; of others the size alone, and their pictures are grey. The frames of a GIF are counted.
public final class CGImageSource: Sendable {
  let data: Data
  let header: ImageHeader?

  init(_ data: Data) {
    self.data = data
    header = ImageHeader(data)
  }

  var count: Int {
    guard let header else { return 0 }
    return header.format == .gif ? max(1, GIFFrames.count(in: data)) : 1
  }

  var type: String? {
    switch header?.format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webP: "org.webmproject.webp"
    case .heif: "public.heic"
    case nil: nil
    }
  }

  /// The picture, no larger than some side.
  func image(at index: Int, maximumSide: CGFloat? = nil) -> CGImage? {
    guard let header, (0..<count).contains(index), let image = UIImage(data: data) else { return nil }
    let size = header.pixelSize
    let factor = min(1, (maximumSide ?? .infinity) / max(size.width, size.height))
    return CGImage(
      source: image, width: max(1, Int((size.width * factor).rounded())),
      height: max(1, Int((size.height * factor).rounded())))
  }
}
