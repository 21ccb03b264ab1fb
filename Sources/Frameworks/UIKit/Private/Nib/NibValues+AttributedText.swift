import WindfallCore

extension NibValues {
  /// The text of an `<attributedString>`, with those of its attributes that text here can have.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let element = element.child(key: key), element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let values = NibValues(element: fragment, nib: nib)
      guard let text = values.text("content") else { continue }
      result.append(NSAttributedString(string: text, attributes: values.textAttributes))
    }
    return result
  }

  /// The text as configurations of buttons have it.
  func attributedString(of text: NSAttributedString) -> AttributedString {
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      part.font = attributes[.font] as? UIFont
      part.foregroundColor = attributes[.foregroundColor] as? UIColor
      result += part
    }
    return result
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    guard let attributes = element.child(key: "attributes") ?? element.child("attributes") else { return [:] }
    let values = NibValues(element: attributes, nib: nib)
    var result: [NSAttributedString.Key: Any] = [:]
    result[.foregroundColor] = values.color("NSColor")
    result[.backgroundColor] = values.color("NSBackgroundColor")
    if let font = attributes.child(key: "NSFont") {
      let size = CGFloat(font["size"].flatMap { Double($0) } ?? 17)
      result[.font] = font["metaFont"] == nil ? font["name"].flatMap { UIFont(name: $0, size: size) } : nil
      result[.font] = result[.font] ?? UIFont.systemFont(ofSize: size)
    }
    return result
  }
}
