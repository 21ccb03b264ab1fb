/// See [WCSessionFile](https://developer.apple.com/documentation/watchconnectivity/wcsessionfile).
///
/// There is no watch that one could come from or go to.
open class WCSessionFile: NSObject, @unchecked Sendable {
  public let fileURL: URL
  public let metadata: [String: Any]?

  init(fileURL: URL, metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
    super.init()
  }
}
