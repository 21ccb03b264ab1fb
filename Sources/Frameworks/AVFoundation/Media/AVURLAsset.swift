/// See [AVURLAsset](https://developer.apple.com/documentation/avfoundation/avurlasset).
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(source: URL) }

  open var url: URL { source }
}
