/// A storyboard or xib, in the form that lies in a built bundle: parsed and checked once, when the bundle is made.
public struct InterfaceDocument: Sendable, Equatable {
  /// The path of the source file, for messages.
  public var source: String
  /// The element `document`.
  public var root: InterfaceElement

  public init(source: String, root: InterfaceElement) {
    self.source = source
    self.root = root
  }
}
