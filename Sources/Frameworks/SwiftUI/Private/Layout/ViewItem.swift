import UIKit

/// An item shown by one view without contents of the graph.
@MainActor
class ViewItem<Content: UIView>: LayoutItem {
  let view: Content

  init(_ view: Content) { self.view = view }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) { view.frame = rect }

  override func collectViews(into views: inout [UIView]) { views.append(view) }

  override var contentHost: UIView? { view }
}
