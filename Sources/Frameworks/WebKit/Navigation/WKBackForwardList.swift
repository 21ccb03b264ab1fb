/// See [WKBackForwardList](https://developer.apple.com/documentation/webkit/wkbackforwardlist).
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private let items: [WKBackForwardListItem]
  private let place: Int

  init(items: [WKBackForwardListItem], place: Int) {
    self.items = items
    self.place = place
    super.init()
  }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }

  open var backItem: WKBackForwardListItem? { item(at: -1) }

  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }

  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }
}

/// See [WKBackForwardListItem](https://developer.apple.com/documentation/webkit/wkbackforwardlistitem).
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  open private(set) var url: URL
  open private(set) var title: String?
  open private(set) var initialURL: URL

  init(url: URL, title: String) {
    self.url = url
    self.title = title
    initialURL = url
    super.init()
  }
}
