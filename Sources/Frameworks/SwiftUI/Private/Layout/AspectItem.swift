import Foundation

final class AspectItem: ModifierItem {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(.unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return self.ratio == nil ? proposal : ProposedViewSize(fitted(ideal, ratio))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedViewSize(fitted(CGSize(width: width, height: height), ratio))
    }
  }

  override func childRect(_ size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
    let inner = child.size(childProposal(proposal))
    return child.aligned(inner, in: size, .center)
  }

  private func fitted(_ size: CGSize, _ ratio: CGFloat) -> CGSize {
    let isWide = size.width / ratio > size.height
    return isWide == (mode == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }
}

/// What `aspectRatio` puts around a view.
public struct _AspectRatioLayout: LayoutModifier {
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode

  public nonisolated init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  func makeItem(_ child: LayoutItem) -> AspectItem { AspectItem(child: child) }

  func configure(_ item: AspectItem, _ environment: EnvironmentValues) -> Bool {
    if item.ratio == aspectRatio && item.mode == contentMode { return false }
    item.ratio = aspectRatio
    item.mode = contentMode
    return true
  }
}
