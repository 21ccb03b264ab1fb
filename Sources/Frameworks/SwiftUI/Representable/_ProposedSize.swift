/// What a view of UIKit's is offered, which apps from before `ProposedViewSize` read by reflection.
public struct _ProposedSize {
  let width: CGFloat?
  let height: CGFloat?

  init(_ proposal: ProposedViewSize) {
    width = proposal.width
    height = proposal.height
  }
}
