import FoundationOverlay

/// See [LPLinkMetadata](https://developer.apple.com/documentation/linkpresentation/lplinkmetadata).
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}
