import UIKit

/// The cells of one row; the grid around it arranges them itself.
@MainActor
final class RowItem: ContainerItem {
  private let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }

  override var gridTraits: GridTraits {
    var traits = GridTraits()
    traits.rowCells = children
    traits.rowAlignment = alignment
    return traits
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    children.reduce(CGSize.zero) { whole, cell in
      let size = cell.size(proposal)
      return CGSize(width: whole.width + size.width, height: max(whole.height, size.height))
    }
  }
}
