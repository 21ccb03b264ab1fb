import Foundation

extension NSAttributedString {
  /// The text with the attributes of all scopes, under their names: see [init(_:)](https://developer.apple.com/documentation/foundation/nsattributedstring/init(_:)).
  public convenience init(_ attributedString: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      let text = String(attributedString[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: Self.attributes(of: run.attributes)))
    }
    self.init(attributedString: result)
  }

  /// A container tells the values of its attributes only to those who know their types, or look into it.
  private static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for storage in Mirror(reflecting: container).children where storage.label == "storage" {
      for contents in Mirror(reflecting: storage.value).children where contents.label == "contents" {
        for (name, value) in dictionary(contents.value) { result[NSAttributedString.Key(rawValue: name)] = value }
      }
    }
    return result
  }

  private static func dictionary(_ contents: Any) -> [(String, Any)] {
    Mirror(reflecting: contents).children.compactMap { pair in
      let parts = Array(Mirror(reflecting: pair.value).children)
      guard parts.count == 2, let name = parts[0].value as? String,
        let raw = Mirror(reflecting: parts[1].value).children.first(where: { $0.label == "_rawValue" })
      else { return nil }
      return (name, object(raw.value))
    }
  }

  /// Options and enumerations are numbers or strings there.
  private static func object(_ value: Any) -> Any {
    guard let value = value as? any RawRepresentable else { return value }
    return value.rawValue
  }
}
