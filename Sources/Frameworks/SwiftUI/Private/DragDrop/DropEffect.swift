import UIKit

/// What `onDrop` and `dropDestination` put around a view.
struct DropEffect: ViewEffect {
  let types: [String]
  let delegate: any DropDelegate

  func makeView() -> DropTargetView { DropTargetView(frame: .zero) }

  func configure(_ view: DropTargetView, _ environment: EnvironmentValues) {
    view.types = types
    view.delegate = environment.isEnabled ? delegate : nil
  }
}

/// What is dragged can be dropped on its content.
final class DropTargetView: RenderView, UIDropInteractionDelegate {
  var types: [String] = []
  var delegate: (any DropDelegate)?
  private var proposal = DropProposal(operation: .copy)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  private func info(_ session: any UIDropSession) -> DropInfo { DropInfo(session, in: self) }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let delegate, session.hasItemsConforming(toTypeIdentifiers: types) else { return false }
    return delegate.validateDrop(info: info(session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    proposal = DropProposal(operation: .copy)
    delegate?.dropEntered(info: info(session))
  }

  /// A delegate that proposes nothing stays with what it proposed before.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    if let new = delegate?.dropUpdated(info: info(session)) { proposal = new }
    switch proposal.operation {
    case .cancel: return UIDropProposal(operation: .cancel)
    case .forbidden: return UIDropProposal(operation: .forbidden)
    case .copy: return UIDropProposal(operation: .copy)
    case .move: return UIDropProposal(operation: .move)
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    delegate?.dropExited(info: info(session))
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = delegate?.performDrop(info: info(session))
  }
}
