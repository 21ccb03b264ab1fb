extension _ViewNode {
  /// The texts in the node, for places that show no views.
  var plainText: String {
    if let text = self as? TextNode { return text.text.plainString }
    return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
