/// See [AVAsset](https://developer.apple.com/documentation/avfoundation/avasset).
///
/// Nothing can be decoded, so that no length is known.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url URL: URL) { self.init(source: URL) }

  let source: URL

  init(source: URL) {
    self.source = source
    super.init()
  }

  open var duration: CMTime { .zero }

  open var isPlayable: Bool { false }

  open var isReadable: Bool { false }

  open var isExportable: Bool { false }
}

/// See [AVURLAsset](https://developer.apple.com/documentation/avfoundation/avurlasset).
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(source: URL) }

  open var url: URL { source }
}
