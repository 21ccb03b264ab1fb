import ObjectiveC
import WindfallCore

extension NibInstance {
  func connectSegue(_ object: AnyObject, _ connection: InterfaceElement) {
    guard let storyboard, let controller else {
      nibProblem(connection, in: document, "segues belong in storyboards")
    }
    if connection["kind"] == "relationship" { return }
    let container = object as? UIView
    let anchor = connection["popoverAnchorView"] ?? connection["popoverAnchorBarButtonItem"]
    let segue = NibSegue(
      connection, of: storyboard, source: controller, container: container, anchor: anchor.flatMap { objects[$0] })
    controller.nibState.segues.append(segue)
    if connection["kind"] == "embed" { return segue.performUnasked(object) }
    let action = Selector("perform:", method: NibSegue.perform(_:))
    switch object {
    case let item as UIBarButtonItem:
      item.target = segue
      item.action = action
    case let control as UIControl: control.addTarget(segue, action: action, for: control.segueEvent)
    case let cell as UITableViewCell:
      if connection["trigger"] == "accessoryAction" { cell.accessorySegue = segue } else { cell.selectionSegue = segue }
    case let cell as UICollectionViewCell: cell.selectionSegue = segue
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(segue, action: action)
    default: break
    }
  }
}

extension UIControl {
  /// The event that performs a segue from the control.
  fileprivate var segueEvent: Event { self is UIButton ? .touchUpInside : .primaryActionTriggered }
}
