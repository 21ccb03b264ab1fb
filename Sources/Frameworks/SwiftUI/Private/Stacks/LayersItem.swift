import Foundation

/// Puts items over each other; it is as large as the largest.
@MainActor
final class LayersItem: ContainerItem {
  var alignment: Alignment

  init(alignment: Alignment) { self.alignment = alignment }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let extent = extents(children.map { $0.size(proposal) })
    return CGSize(width: extent.left + extent.right, height: extent.top + extent.bottom)
  }

  override func arrangement(_ size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let sizes = children.map { $0.size(proposal) }
    let extent = extents(sizes)
    return zip(children, sizes).map { item, childSize in
      let guides = item.dimensions(childSize)
      let origin = CGPoint(x: extent.left - guides[alignment.horizontal], y: extent.top - guides[alignment.vertical])
      return Placement(rect: CGRect(origin: origin, size: childSize), proposal: proposal)
    }
  }

  private func extents(_ sizes: [CGSize]) -> (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) {
    var result: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat)?
    for (item, size) in zip(children, sizes) {
      let guides = item.dimensions(size)
      let x = guides[alignment.horizontal]
      let y = guides[alignment.vertical]
      let own = (left: x, right: size.width - x, top: y, bottom: size.height - y)
      guard let known = result else {
        result = own
        continue
      }
      result = (
        max(known.left, own.left), max(known.right, own.right), max(known.top, own.top), max(known.bottom, own.bottom)
      )
    }
    return result ?? (0, 0, 0, 0)
  }
}
