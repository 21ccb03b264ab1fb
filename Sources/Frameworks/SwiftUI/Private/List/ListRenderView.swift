@_spi(Windfall) import UIKit
import WindfallCore

/// The scroll view of a list, which tests find as a collection view.
final class ListRenderView: UIScrollView {
  override var elementType: ElementType { .collectionView }
}
