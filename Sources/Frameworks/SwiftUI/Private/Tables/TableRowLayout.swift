import Foundation

/// Puts one view into each column of a table, as in all of its rows.
nonisolated struct TableRowLayout: Layout {
  private static let spacing: CGFloat = 8

  private let widths: [TableColumnWidth]
  private let alignments: [TableColumnAlignment]

  init(columns: [TableColumnEntry]) {
    widths = columns.map(\.width)
    alignments = columns.map(\.alignment)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let columns = columns(in: proposal.width ?? natural(subviews))
    let heights = zip(columns, subviews).map { column, view in
      view.sizeThatFits(ProposedViewSize(width: column.width, height: nil)).height
    }
    return CGSize(width: columns.last.map { $0.start + $0.width } ?? 0, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, column) in columns(in: bounds.width).enumerated() where index < subviews.count {
      let offer = ProposedViewSize(width: column.width, height: nil)
      let size = subviews[index].sizeThatFits(offer)
      let x = bounds.minX + column.start + max(0, column.width - size.width) * alignments[index].share
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: offer)
    }
  }

  private func columns(in total: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
    let room = total - CGFloat(max(0, widths.count - 1)) * Self.spacing
    var start: CGFloat = 0
    return TableColumnWidth.share(max(0, room), among: widths).map { width in
      defer { start += width + Self.spacing }
      return (start, width)
    }
  }

  private func natural(_ subviews: Subviews) -> CGFloat {
    subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } + CGFloat(max(0, widths.count - 1)) * Self.spacing
  }
}
