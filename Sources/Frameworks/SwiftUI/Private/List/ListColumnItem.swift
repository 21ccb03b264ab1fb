import Foundation

/// Puts the rows of a list below each other.
@MainActor
final class ListColumnItem: ContainerItem {
  /// How far the rows keep from the sides.
  var margin: CGFloat = 0
  var spacing: CGFloat = 0

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - 2 * margin) }, height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = children.map { $0.size(offer(proposal.width)) }
    let width = proposal.width ?? (sizes.map(\.width).max() ?? 0) + 2 * margin
    return CGSize(width: width, height: sizes.reduce(CGFloat(max(0, sizes.count - 1)) * spacing) { $0 + $1.height })
  }

  override func arrangement(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let offer = offer(size.width)
    var y: CGFloat = 0
    return children.map { item in
      let size = item.size(offer)
      defer { y += size.height + spacing }
      return Placement(rect: CGRect(origin: CGPoint(x: margin, y: y), size: size), proposal: offer)
    }
  }
}
