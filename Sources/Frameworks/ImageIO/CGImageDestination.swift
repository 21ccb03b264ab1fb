import Foundation
import FoundationOverlay
import Synchronization
import UIKit

/// See [CGImageDestination](https://developer.apple.com/documentation/imageio/cgimagedestination).
///
/// Writes one picture as PNG or JPEG; there is no destination of other types, nor for more than one picture.
public final class CGImageDestination: Sendable {
  private struct Content {
    var image: CGImage?
    var quality: Double
  }

  private let isJPEG: Bool
  private let content: Mutex<Content>
  /// Takes the file; answers whether it could be kept.
  private let write: @Sendable (Data) -> Bool

  fileprivate init?(type: CFString, count: Int, write: @escaping @Sendable (Data) -> Bool) {
    guard count == 1, ["public.png", "public.jpeg"].contains(String(type)) else { return nil }
    isJPEG = String(type) == "public.jpeg"
    content = Mutex(Content(image: nil, quality: 1))
    self.write = write
  }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    content.withLock { $0.image = $0.image ?? image }
    set(properties)
  }

  fileprivate func set(_ properties: CFDictionary?) {
    let value = properties?[kCGImageDestinationLossyCompressionQuality]
    guard let quality = (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map({ Double($0) })
    else { return }
    content.withLock { $0.quality = quality }
  }

  fileprivate func finish() -> Bool {
    let (image, quality) = content.withLock { ($0.image, $0.quality) }
    guard let picture = image.map({ UIImage(cgImage: $0) }) else { return false }
    let data = isJPEG ? picture.jpegData(compressionQuality: CGFloat(quality)) : picture.pngData()
    return data.map(write) ?? false
  }
}

nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  nonisolated(unsafe) let target = data
  return CGImageDestination(type: type, count: count) { file in
    target.setData(file)
    return true
  }
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard url.isFileURL, let path = url.path else { return nil }
  return CGImageDestination(type: type, count: count) { file in
    (try? file.write(to: URL(fileURLWithPath: path))) != nil
  }
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = isrc.image(at: index) else { return }
  idst.add(image, properties)
}

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.set(properties)
}

/// Whether there was a picture, and it could be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
