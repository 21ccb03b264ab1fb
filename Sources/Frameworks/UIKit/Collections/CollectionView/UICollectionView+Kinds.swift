extension UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// See [UICollectionView.ScrollDirection](https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection).
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// See [UICollectionView.ElementCategory](https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory).
  public enum ElementCategory: Int, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// See [UICollectionView.ScrollPosition](https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition).
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}
