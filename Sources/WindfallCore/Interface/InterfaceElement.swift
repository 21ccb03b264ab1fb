/// An element of a storyboard or xib, as it was written there.
public struct InterfaceElement: Sendable, Equatable {
  /// The tag, such as `label`.
  public var name: String
  public var attributes: [String: String]
  public var children: [InterfaceElement]
  public var text: String
  /// The line in the file, the first being 1.
  public var line: Int

  public init(
    name: String, attributes: [String: String] = [:], children: [InterfaceElement] = [], text: String = "",
    line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The identifier of the object that the element describes.
  public var id: String? { attributes["id"] }

  /// What the element is to the one around it, such as `backgroundColor`.
  public var key: String? { attributes["key"] }

  /// The first child of this name.
  public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child that fills this role.
  public func child(key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

  /// The children of the first child of this name: what `<subviews>` and other lists hold.
  public func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }
}
