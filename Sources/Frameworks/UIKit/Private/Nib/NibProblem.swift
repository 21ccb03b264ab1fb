import WindfallCore

/// Stops with what is wrong in an interface file: the file, the line and the element.
func nibProblem(_ element: InterfaceElement, in document: InterfaceDocument, _ message: String) -> Never {
  fatalError(nibMessage(element, in: document, message))
}

/// Says in the app's log what is wrong in an interface file and does not stop it.
@MainActor func nibRemark(_ element: InterfaceElement, in document: InterfaceDocument, _ message: String) {
  Notice.say(nibMessage(element, in: document, message))
}

private func nibMessage(_ element: InterfaceElement, in document: InterfaceDocument, _ message: String) -> String {
  let id = element.id.map { " id=\"\($0)\"" } ?? ""
  return "\(document.source):\(element.line): <\(element.name)\(id)>: \(message)"
}
