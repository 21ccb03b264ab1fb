import ObjectiveC
import WindfallCore

/// A segue of a storyboard, from which a `UIStoryboardSegue` is made each time that it is performed.
@MainActor final class NibSegue: NSObject {
  let element: InterfaceElement
  private let document: InterfaceDocument
  private let storyboard: UIStoryboard
  private weak var source: UIViewController?
  private weak var container: UIView?
  /// The view or bar item that a popover points to.
  private weak var anchor: AnyObject?

  init(
    _ element: InterfaceElement, of storyboard: UIStoryboard, source: UIViewController, container: UIView? = nil,
    anchor: AnyObject? = nil
  ) {
    self.element = element
    self.storyboard = storyboard
    document = storyboard.document
    self.source = source
    self.container = container
    self.anchor = anchor
    super.init()
  }

  var identifier: String? { element["identifier"] }

  /// What controls and gestures call.
  func perform(_ sender: Any?) {
    guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    performUnasked(sender)
  }

  func performUnasked(_ sender: Any?) {
    guard let source else { return }
    if element["kind"] == "unwind" { return unwind(from: source, sender) }
    guard let destination = makeDestination(from: source, sender) else {
      nibProblem(element, in: document, "there is no scene to go to")
    }
    let segue = makeSegue(from: source, to: destination)
    segue.transition = transition(of: segue, sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    guard let name = element["customClass"] else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    let names = [element["customModule"].map { "\($0).\(name)" }, name].compactMap { $0 }
    guard let type = names.lazy.compactMap({ windfallClassFromString($0) }).first as? UIStoryboardSegue.Type else {
      nibProblem(element, in: document, "there is no segue class named \"\(names[0])\"")
    }
    return type.windfallMake(identifier: identifier, source: source, destination: destination)
  }

  /// A method marked `@IBSegueAction` makes the destination where the segue names one.
  private func makeDestination(from source: UIViewController, _ sender: Any?) -> UIViewController? {
    guard let id = element["destination"] else { return nil }
    let action = element["destinationCreationSelector"]
    return storyboard.makeController(id: id) { coder in
      guard let action else { return nil }
      let result = source.performSegueAction(named: action, coder: coder, sender: sender, identifier: self.identifier)
      return result as? UIViewController
    }
  }

  // MARK: - Kinds

  private func transition(of segue: UIStoryboardSegue, _ sender: Any?) -> @MainActor () -> Void {
    let (source, destination) = (segue.source, segue.destination)
    let animates = element["animates"] != "NO"
    switch element["kind"] {
    case "show", "push": return { source.show(destination, sender: sender) }
    case "showDetail", "replace": return { source.showDetailViewController(destination, sender: sender) }
    case "presentation", "modal":
      destination.adoptModalStyle(of: element)
      return { source.present(destination, animated: animates) }
    case "popoverPresentation", "popover":
      preparePopover(of: destination, sender)
      return { source.present(destination, animated: animates) }
    case "embed": return { [weak container] in source.embed(destination, in: container) }
    case "custom": return {}
    default: nibProblem(element, in: document, "segues of this kind are not supported")
    }
  }

  /// Apps find the popover's controller with its anchor when they prepare for the segue.
  private func preparePopover(of destination: UIViewController, _ sender: Any?) {
    destination.adoptModalStyle(of: element)
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    popover.barButtonItem = anchor as? UIBarButtonItem ?? sender as? UIBarButtonItem
    popover.sourceView = anchor as? UIView ?? sender as? UIView
    guard let allowed = element.child(key: "popoverArrowDirection") else { return }
    let directions: KeyValuePairs<String, UIPopoverArrowDirection> = [
      "up": .up, "down": .down, "left": .left, "right": .right,
    ]
    popover.permittedArrowDirections = directions.reduce(into: []) { result, direction in
      if allowed[direction.key] == "YES" { result.insert(direction.value) }
    }
  }

  /// Goes back to the nearest controller before this one that has the action.
  private func unwind(from source: UIViewController, _ sender: Any?) {
    guard let name = element["unwindAction"] else { nibProblem(element, in: document, "it has no unwindAction") }
    let action = Selector(name)
    guard
      let destination = source.unwindCandidates.first(where: {
        $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
      })
    else { return }
    let segue = makeSegue(from: source, to: destination)
    segue.transition = { source.unwind(to: destination) }
    source.prepare(for: segue, sender: sender)
    _ = destination.perform(action, with: segue)
    segue.perform()
  }
}
