import Foundation

/// Gives its content a fixed size or limits, and places it by an alignment.
final class FrameItem: ModifierItem {
  struct Limits: Equatable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
  }

  var limits = Limits()
  var alignment = Alignment.center

  /// Answers whether anything has changed.
  func set(_ limits: Limits, _ alignment: Alignment) -> Bool {
    if self.limits == limits && self.alignment == alignment { return false }
    self.limits = limits
    self.alignment = alignment
    return true
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offer(proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
      height: offer(proposal.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(childProposal(proposal))
    return CGSize(
      width: length(proposal.width, inner.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
      height: length(proposal.height, inner.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
  }

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    let inner = child.size(childProposal(proposal))
    return child.aligned(inner, in: size, alignment)
  }

  private func offer(_ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard let wanted = proposed ?? ideal else { return nil }
    return clamp(wanted, least, most)
  }

  /// With a limit the frame takes what is proposed, within the limits; without one it follows the content.
  private func length(
    _ proposed: CGFloat?, _ inner: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> CGFloat {
    if least == nil && most == nil { return proposed == nil ? ideal ?? inner : inner }
    if let least, let most, least == most { return least }
    guard let proposed else { return clamp(ideal ?? inner, least, most) }
    let low = least ?? min(inner, most ?? inner)
    let high = most ?? max(inner, low)
    return clamp(proposed, low, high)
  }

  private func clamp(_ value: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
    max(least ?? -.infinity, min(value, most ?? .infinity))
  }
}

extension LayoutItem {
  /// Where the item with this size goes in a box, so that guides of both meet.
  func aligned(_ inner: CGSize, in outer: CGSize, _ alignment: Alignment) -> CGRect {
    let guides = dimensions(inner)
    let box = ViewDimensions(nil, outer)
    return CGRect(
      origin: CGPoint(
        x: box[alignment.horizontal] - guides[alignment.horizontal],
        y: box[alignment.vertical] - guides[alignment.vertical]), size: inner)
  }
}

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
