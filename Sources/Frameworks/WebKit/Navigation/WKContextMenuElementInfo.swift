/// See [WKContextMenuElementInfo](https://developer.apple.com/documentation/webkit/wkcontextmenuelementinfo).
///
/// Pages have no menus.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  open private(set) var linkURL: URL?

  init(linkURL: URL?) {
    self.linkURL = linkURL
    super.init()
  }
}
