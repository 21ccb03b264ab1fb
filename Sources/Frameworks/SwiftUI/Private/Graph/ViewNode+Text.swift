extension _ViewNode {
  /// The texts in the node, for places that show no views.
  var plainText: String {
    if let text = self as? TextNode { return text.text.plainString }
    return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The texts in the node; where it has only pictures, what they are called.
  var spokenText: String {
    let text = plainText
    return text.isEmpty ? pictureLabels.joined(separator: ", ") : text
  }

  private var pictureLabels: [String] {
    if let source = self as? any PictureSource { return [source.pictureLabel] }
    return children.flatMap(\.pictureLabels)
  }
}
