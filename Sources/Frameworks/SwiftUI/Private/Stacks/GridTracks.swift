import Foundation
import UIKit

/// The columns or rows that grid items ask for, with their lengths in the room there is.
struct GridTracks {
  /// One column or row.
  struct Track: Equatable {
    var length: CGFloat
    /// The distance to the next one.
    var spacing: CGFloat
    var alignment: Alignment?
    var offset: CGFloat = 0
  }

  private(set) var tracks: [Track] = []

  var length: CGFloat { tracks.last.map { $0.offset + $0.length } ?? 0 }

  /// Shares the room: fixed tracks take theirs; the others, in order, equal parts of what remains, within limits.
  init(_ items: [GridItem], available: CGFloat) {
    let spacings = items.map { $0.spacing ?? LayoutDefaults.spacing }
    var remaining = available - spacings.dropLast().reduce(0, +)
    var flexibleLeft = 0
    for item in items {
      if case .fixed(let length) = item.size { remaining -= length } else { flexibleLeft += 1 }
    }
    for (item, spacing) in zip(items, spacings) {
      switch item.size {
      case .fixed(let length): add(length, spacing, item.alignment)
      case .flexible(let minimum, let maximum):
        let length = min(max(max(0, remaining) / CGFloat(flexibleLeft), minimum), maximum)
        remaining -= length
        flexibleLeft -= 1
        add(length, spacing, item.alignment)
      case .adaptive(let minimum, let maximum):
        let share = max(0, remaining) / CGFloat(flexibleLeft)
        let count = max(1, Int((share + spacing) / (max(1, minimum) + spacing)))
        let length = min(max((share - CGFloat(count - 1) * spacing) / CGFloat(count), minimum), maximum)
        remaining -= CGFloat(count) * length + CGFloat(count - 1) * spacing
        flexibleLeft -= 1
        for _ in 0..<count { add(length, spacing, item.alignment) }
      }
    }
  }

  private mutating func add(_ length: CGFloat, _ spacing: CGFloat, _ alignment: Alignment?) {
    let offset = tracks.last.map { $0.offset + $0.length + $0.spacing } ?? 0
    tracks.append(Track(length: length, spacing: spacing, alignment: alignment, offset: offset))
  }
}

/// What an item says to the grid around it.
struct GridTraits {
  /// Set for a row: the items of its cells.
  var rowCells: [LayoutItem]?
  var rowAlignment: VerticalAlignment?
  var columnSpan = 1
  var columnAlignment: HorizontalAlignment?
  var cellAnchor: UnitPoint?
  var unsizedAxes: Axis.Set = []
}

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
