import WindfallCore

/// See [UIAccessibilityContentSizeCategoryImageAdjusting](https://developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting).
/// Images grow as the text style *body* does.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UITraitCollection {
  /// By how much images that adjust themselves are larger: 1 in all content size categories but those for
  /// accessibility.
  var accessibilityImageScale: CGFloat {
    let category = preferredContentSizeCategory
    guard category.isAccessibilityCategory else { return 1 }
    return UIFont.TextStyle.body.size(for: category) / UIFont.TextStyle.body.size(for: .large)
  }
}
