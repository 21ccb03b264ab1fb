/// An element of a page, or a text in one.
struct HTMLNode {
  /// In small letters; empty for a text.
  var name: String
  var attributes: [String: String] = [:]
  var children: [HTMLNode] = []
  var text = ""

  /// The texts in the node, joined, with one space where there is any.
  var collapsedText: String { HTMLNode.collapse(rawText).trimmingCharacters(in: .whitespaces) }

  private var rawText: String { name.isEmpty ? text : children.map(\.rawText).joined() }

  /// The first element of a name, in the order of the page.
  func first(_ wanted: String) -> HTMLNode? {
    if name == wanted { return self }
    for child in children {
      if let found = child.first(wanted) { return found }
    }
    return nil
  }

  /// Makes one space of each run of white space.
  static func collapse(_ text: String) -> String {
    var result = ""
    var wasSpace = false
    for character in text {
      let isSpace = character.isWhitespace && character != "\u{A0}"
      if !(isSpace && wasSpace) { result.append(isSpace ? " " : character) }
      wasSpace = isSpace
    }
    return result
  }
}
