/// An element of an XML file.
public struct MarkupElement: Sendable, Equatable {
  public let name: String
  public let attributes: [String: String]
  public var children: [MarkupElement]
  /// The text directly inside the element, without that of its children.
  public var text: String
  /// The line of its opening tag, the first being 1.
  public let line: Int

  public init(
    name: String, attributes: [String: String] = [:], children: [MarkupElement] = [], text: String = "", line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  /// The first child of this name.
  public subscript(name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// All children of this name.
  public func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// Whether an attribute is `YES`.
  public func isSet(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
}
