import Foundation

/// See [QLPreviewItem](https://developer.apple.com/documentation/quicklook/qlpreviewitem).
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }

  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
