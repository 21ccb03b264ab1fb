import WindfallCore

/// See [UIAccessibilityContentSizeCategoryImageAdjusting](https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting).
/// Images grow as the text style *body* does.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// The size of an image, which is larger in the content size categories for accessibility if it adjusts itself.
  func imageSize(_ size: CGSize, isAdjusted: Bool) -> CGSize {
    let category = preferredContentSizeCategory
    guard isAdjusted, category.isAccessibilityCategory else { return size }
    let scale = UIFont.TextStyle.body.size(for: category) / UIFont.TextStyle.body.size(for: .large)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
