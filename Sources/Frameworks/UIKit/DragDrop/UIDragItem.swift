/// See [UIDragItem](https://developer.apple.com/documentation/uikit/uidragitem).
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
