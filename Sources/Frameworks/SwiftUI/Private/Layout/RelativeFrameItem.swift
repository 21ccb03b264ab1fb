import Foundation

/// Gives its content a length that follows from that of the container around.
@MainActor
final class RelativeFrameItem: ModifierItem {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  private weak var known: RelativeSize?

  private func containerSize(_ proposal: ProposedViewSize) -> CGSize {
    if let known { return known.size }
    var next = container
    while let item = next {
      if let found = item as? any RelativeContainer {
        found.relativeSize.add(self)
        known = found.relativeSize
        return found.relativeSize.size
      }
      next = item.container
    }
    return proposal.replacingUnspecifiedDimensions()
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let size = containerSize(proposal)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? length(size.width, .horizontal) : proposal.width,
      height: axes.contains(.vertical) ? length(size.height, .vertical) : proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let offer = childProposal(proposal)
    let inner = child.size(offer)
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? offer.height ?? inner.height : inner.height)
  }

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    child.aligned(child.size(childProposal(proposal)), in: size, alignment)
  }
}
