/// An element of a scheme file.
struct SchemeElement {
  let name: String
  let attributes: [String: String]
  var children: [SchemeElement] = []

  /// The first child of this name.
  subscript(name: String) -> SchemeElement? { children.first { $0.name == name } }

  /// All children of this name.
  func all(_ name: String) -> [SchemeElement] { children.filter { $0.name == name } }

  /// Whether an attribute is `YES`.
  func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
}
