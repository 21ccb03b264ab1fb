/// An override that stands in an extension, where Swift allows none without Objective-C.
public struct ExtensionOverride: Codable, Hashable, Sendable {
  /// The extended class as it is written.
  public var type: String
  /// The override that the class itself declares in its place, on one line.
  public var declaration: String

  public init(type: String, declaration: String) {
    self.type = type
    self.declaration = declaration
  }
}
