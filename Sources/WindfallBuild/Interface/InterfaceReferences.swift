import Foundation
import WindfallCore

/// Checks that every object which an interface file names is in it, once.
struct InterfaceReferences {
  let file: URL
  let root: InterfaceElement

  private static let referring: [String: [String]] = [
    "outlet": ["destination"], "outletCollection": ["destination"], "action": ["destination"],
    "segue": ["destination"], "constraint": ["firstItem", "secondItem"], "document": ["initialViewController"],
  ]

  func check() throws(BuildError) {
    var lines: [String: Int] = [:]
    try collect(root, into: &lines)
    try checkReferences(of: root, in: Set(lines.keys))
  }

  private func collect(_ element: InterfaceElement, into lines: inout [String: Int]) throws(BuildError) {
    if let id = element.id, element.name != "device" {
      if let other = lines[id] {
        throw error(element, "the identifier \(id) is that of the element in line \(other) too")
      }
      lines[id] = element.line
    }
    for child in element.children { try collect(child, into: &lines) }
  }

  private func checkReferences(of element: InterfaceElement, in known: Set<String>) throws(BuildError) {
    for attribute in Self.referring[element.name] ?? [] {
      guard let id = element[attribute], !known.contains(id) else { continue }
      throw error(element, "\(attribute) names the object \(id), which is not in the file")
    }
    for child in element.children { try checkReferences(of: child, in: known) }
  }

  private func error(_ element: InterfaceElement, _ message: String) -> BuildError {
    let id = element.id.map { " id=\"\($0)\"" } ?? ""
    return BuildError(
      .buildFailed, "\(file.path):\(element.line): <\(element.name)\(id)>: \(message); mend it in Xcode")
  }
}
