@_spi(Windfall) import UIKit
import WindfallCore

/// The header or footer of a list's section, which is a cell to XCUITest, as its rows are.
@MainActor
final class SectionCellItem: HostItem {}

final class SectionCellView: RenderView {
  override var elementPublishing: ElementPublishing { .elementWithChildren }

  override var elementType: ElementType { .cell }
}
