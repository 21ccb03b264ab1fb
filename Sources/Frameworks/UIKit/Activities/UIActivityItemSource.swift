/// See [UIActivityItemSource](https://developer.apple.com/documentation/uikit/uiactivityitemsource).
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
