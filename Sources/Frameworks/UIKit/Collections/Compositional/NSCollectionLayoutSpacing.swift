/// See [NSCollectionLayoutSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  open private(set) var spacing: CGFloat
  open private(set) var isFixedSpacing: Bool

  private init(_ spacing: CGFloat, isFixed: Bool) {
    self.spacing = spacing
    isFixedSpacing = isFixed
    super.init()
  }

  open var isFlexibleSpacing: Bool { !isFixedSpacing }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFixed: true)
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false)
  }
}
