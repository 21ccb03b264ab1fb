/// See [WCSessionFileTransfer](https://developer.apple.com/documentation/watchconnectivity/wcsessionfiletransfer).
///
/// There is no watch that a file could go to.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  public let file: WCSessionFile

  init(file: WCSessionFile) {
    self.file = file
    super.init()
  }
}
