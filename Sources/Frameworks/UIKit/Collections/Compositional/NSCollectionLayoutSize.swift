/// See [NSCollectionLayoutSize](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize).
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The lengths that are estimates.
  var estimates: SelfSizing {
    var estimates: SelfSizing = []
    if widthDimension.isEstimated { estimates.insert(.width) }
    if heightDimension.isEstimated { estimates.insert(.height) }
    return estimates
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}
