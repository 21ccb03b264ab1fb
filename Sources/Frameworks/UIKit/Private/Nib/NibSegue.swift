import ObjectiveC
import WindfallCore

/// A segue of a storyboard, from which a `UIStoryboardSegue` is made each time that it is performed.
@MainActor final class NibSegue: NSObject {
  let element: InterfaceElement
  private let document: InterfaceDocument
  private let storyboard: UIStoryboard
  private weak var source: UIViewController?
  private weak var container: UIView?

  init(_ element: InterfaceElement, of storyboard: UIStoryboard, source: UIViewController, container: UIView? = nil) {
    self.element = element
    self.storyboard = storyboard
    document = storyboard.document
    self.source = source
    self.container = container
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
    return type.init(identifier: identifier, source: source, destination: destination)
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
    case "presentation", "modal", "popoverPresentation", "popover":
      destination.adoptModalStyle(of: element)
      return { source.present(destination, animated: animates) }
    case "embed": return { [weak container] in source.embed(destination, in: container) }
    case "custom": return {}
    default: nibProblem(element, in: document, "segues of this kind are not supported")
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
