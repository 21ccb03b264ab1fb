@_spi(Windfall) import UIKit
import WindfallCore

/// The element of a list's row.
final class ListCellView: RenderView {
  override var elementPublishing: ElementPublishing { .elementWithChildren }

  override var elementType: ElementType { .cell }
}
