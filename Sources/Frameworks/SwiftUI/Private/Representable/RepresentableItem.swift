import UIKit

/// As large as its view wants to be in what it is offered; where the view does not care, it takes the offer.
@MainActor
final class RepresentableItem: ViewItem<RepresentableView> {
  private static let anyLength: CGFloat = 10
  /// What the app says of the size.
  var measure: ((ProposedViewSize) -> CGSize?)?
  /// What the app changes of the size that UIKit gives the view.
  var adjust: ((inout CGSize, ProposedViewSize) -> Void)?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = measure?(proposal) { return size }
    guard let content = view.content else { return .zero }
    let own = content.intrinsicContentSize
    var size = CGSize(
      width: length(own.width, proposal.width, content, .horizontal),
      height: length(own.height, proposal.height, content, .vertical))
    adjust?(&size, proposal)
    return size
  }

  /// A view that hugs its content does not grow, and one that resists compression does not shrink.
  private func length(_ own: CGFloat, _ offer: CGFloat?, _ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    guard let offer else { return own == UIView.noIntrinsicMetric ? Self.anyLength : own }
    if own == UIView.noIntrinsicMetric { return offer }
    if offer > own {
      return view.contentHuggingPriority(for: axis).rawValue > UILayoutPriority.defaultLow.rawValue ? own : offer
    }
    let resistance = view.contentCompressionResistancePriority(for: axis)
    return resistance.rawValue > UILayoutPriority.defaultLow.rawValue ? own : offer
  }
}

/// Holds a view of UIKit's at the size that the layout gives it.
final class RepresentableView: RenderView {
  var content: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let content { addSubview(content) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }
}

/// What the place of a view of UIKit's gives it.
struct RepresentablePlace<Coordinator> {
  let coordinator: Coordinator
  let environment: EnvironmentValues
}

/// What is done with a view or view controller of UIKit's; each of the two protocols has its own.
@MainActor
class RepresentableAdapter<V: View, Made: UIResponder, Coordinator> {
  func makeCoordinator(_ view: V) -> Coordinator { fatalError("abstract") }
  func make(_ view: V, _ place: RepresentablePlace<Coordinator>) -> Made { fatalError("abstract") }
  func update(_ view: V, _ made: Made, _ place: RepresentablePlace<Coordinator>) { fatalError("abstract") }
  func dismantle(_ made: Made, _ coordinator: Coordinator) { fatalError("abstract") }
  func shown(_ made: Made) -> UIView { fatalError("abstract") }
  func controller(_ made: Made) -> UIViewController? { nil }
  func size(_ proposal: ProposedViewSize, _ view: V, _ made: Made, _ place: RepresentablePlace<Coordinator>) -> CGSize?
  {
    fatalError("abstract")
  }

  func adjust(_ size: inout CGSize, _ proposal: _ProposedSize, _ view: V, _ made: Made) { fatalError("abstract") }
}
