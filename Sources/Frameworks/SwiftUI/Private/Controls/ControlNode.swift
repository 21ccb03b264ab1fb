import UIKit

/// The node of a view of UIKit's.
@MainActor
final class ControlNode<Content: UIView>: LeafNode<ControlView<Content>> {
  private let item: ControlItem<Content>

  init(_ view: ControlView<Content>, _ context: _NodeContext) {
    item = ControlItem(view.make())
    super.init(view, item, context)
    if let control = item.view as? UIControl {
      control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    }
    revalidate()
  }

  override func revalidate() {
    isInvalid = false
    item.view.take(environment.accessibility)
    (item.view as? UIControl)?.isEnabled = environment.isEnabled
    ViewGraph.reading(self) { view.configure(item.view, environment) }
    item.contentChanged()
  }

  /// A binding may refuse the value, so the control is set again from it.
  private func changed() {
    view.changed?(item.view)
    invalidate()
  }
}

/// As large as the view itself wants to be; where it does not care, it takes what it is offered.
@MainActor
final class ControlItem<Content: UIView>: ViewItem<Content> {
  private static var anyLength: CGFloat { 100 }
  private var known = CGSize.zero

  func contentChanged() {
    let new = view.intrinsicContentSize
    if new == known { return }
    known = new
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: known.width == UIView.noIntrinsicMetric ? proposal.width ?? Self.anyLength : known.width,
      height: known.height == UIView.noIntrinsicMetric ? proposal.height ?? Self.anyLength : known.height)
  }
}

/// Shows a view of UIKit that has a size of its own, such as a slider.
struct ControlView<Content: UIView>: PrimitiveView {
  let make: @MainActor () -> Content
  /// Called in every update; the state it reads is watched.
  let configure: @MainActor (Content, EnvironmentValues) -> Void
  /// Called when a person changed the value of a control.
  var changed: (@MainActor (Content) -> Void)?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> { ControlNode(view, context) }
}
