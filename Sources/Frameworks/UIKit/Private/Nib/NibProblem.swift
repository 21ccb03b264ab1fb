import WindfallCore

/// Stops with what is wrong in an interface file: the file, the line and the element.
func nibProblem(_ element: InterfaceElement, in document: InterfaceDocument, _ message: String) -> Never {
  let id = element.id.map { " id=\"\($0)\"" } ?? ""
  fatalError("\(document.source):\(element.line): <\(element.name)\(id)>: \(message)")
}
