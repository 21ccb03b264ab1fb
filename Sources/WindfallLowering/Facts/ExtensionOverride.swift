/// An override that stands in an extension, where Swift allows none without Objective-C.
public struct ExtensionOverride: Codable, Hashable, Sendable {
  /// The extended class as it is written.
  public var type: String
  /// The override that the class itself declares in its place, on one line.
  public var declaration: String
  /// The file of the class, if no other can name it; another file may have a class of that name.
  public var file: String?

  public init(type: String, declaration: String, file: String? = nil) {
    self.type = type
    self.declaration = declaration
    self.file = file
  }
}

/// A member that an extension adds to a class of the project, with what the class declares where a subclass overrides it.
public struct ForwardedMember: Codable, Hashable, Sendable {
  /// The name, with its labels if it is a method.
  public var reference: String
  public var override: ExtensionOverride
  /// Whether classes of other modules may override it.
  public var isOpen: Bool

  public init(reference: String, override: ExtensionOverride, isOpen: Bool = false) {
    self.reference = reference
    self.override = override
    self.isOpen = isOpen
  }

  /// The same of a class that only one file can name.
  func limited(to file: String) -> ForwardedMember {
    var member = self
    member.override.file = file
    return member
  }
}
