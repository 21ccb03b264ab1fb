@_spi(Windfall) import CoreGraphics
import Foundation
import Synchronization
import UIKit
import WindfallCore

/// See [CGImageSource](https://developer.apple.com/documentation/imageio/cgimagesource).
///
/// Reads PNG and JPEG files; of others the size alone, and their pictures are grey. The frames of a GIF are counted.
public final class CGImageSource: Sendable {
  /// What has come so far, and whether more is to come.
  private struct Content {
    var data = Data()
    var header: ImageHeader?
    var isFinal = false
  }

  private let content = Mutex(Content())

  var data: Data { content.withLock { $0.data } }
  var header: ImageHeader? { content.withLock { $0.header } }

  init() {}

  init(_ data: Data) { update(data, isFinal: true) }

  func update(_ data: Data, isFinal: Bool) {
    let header = ImageHeader(data)
    content.withLock { $0 = Content(data: data, header: header, isFinal: isFinal) }
  }

  var status: CGImageSourceStatus {
    let (isEmpty, isKnown, isFinal) = content.withLock { ($0.data.isEmpty, $0.header != nil, $0.isFinal) }
    if isKnown { return isFinal ? .statusComplete : .statusIncomplete }
    return isEmpty && !isFinal ? .statusReadingHeader : isFinal ? .statusUnknownType : .statusReadingHeader
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

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// Nil for what is no file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let path = url.path else { return nil }
  return FileManager.default.contents(atPath: path).map { CGImageSource($0) }
}

/// A source that gets its bytes bit by bit.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Takes all bytes that there are so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(Data(referencing: data), isFinal: final)
}

/// Takes all bytes that the provider has so far.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  guard let data = provider.data else { return }
  CGImageSourceUpdateData(isrc, data, final)
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// That of the whole source: its images come with it.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index < isrc.count ? isrc.status : .statusReadingHeader
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { NSString(string: $0) } }

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

/// Nil unless the options ask for a picture to be made: no file has one already.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = options as? [String: Any] ?? [:]
  let isWanted = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
    .contains { (options[String($0)] as? NSNumber)?.boolValue ?? (options[String($0)] as? Bool) ?? false }
  guard isWanted else { return nil }
  let side = options[String(kCGImageSourceThumbnailMaxPixelSize)]
  let number =
    (side as? NSNumber).map { CGFloat($0.doubleValue) } ?? (side as? CGFloat)
    ?? (side as? Int).map { CGFloat($0) } ?? (side as? Double).map { CGFloat($0) }
  return isrc.image(at: index, maximumSide: number)
}

/// The size of the file; nothing is said of the movie that it may be.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard isrc.header != nil else { return nil }
  return NSDictionary(dictionary: [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)] as [CFString: Any])
}

/// The size, and of a JPEG file whether it is progressive.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let size = isrc.header?.pixelSize, (0..<isrc.count).contains(index) else { return nil }
  var properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: Int(size.width)),
    kCGImagePropertyPixelHeight: NSNumber(value: Int(size.height)),
  ]
  if isrc.header?.format == .jpeg {
    let isProgressive = JPEGMarkers(isrc.data).isProgressive
    properties[kCGImagePropertyJFIFDictionary] = [kCGImagePropertyJFIFIsProgressive: NSNumber(value: isProgressive)]
  }
  return NSDictionary(dictionary: properties)
}
