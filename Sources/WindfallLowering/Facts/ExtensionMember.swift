/// A member that an extension adds to a class of UIKit, exposed to Objective-C so that subclasses may override it.
public struct ExtensionMember: Codable, Hashable, Sendable {
  /// The extended class.
  public var type: String
  /// The name, with its labels if it is a method.
  public var reference: String
  public var isStatic: Bool
  /// The type of the closure that calls the method or reads the property.
  public var closureType: String
  /// The type of the closure that writes the property, if it can be written.
  public var setterType: String?
  /// Whether classes of other modules may override it, where the class is one of the project's.
  public var isOpen: Bool

  public init(
    type: String, reference: String, isStatic: Bool, closureType: String, setterType: String?, isOpen: Bool = false
  ) {
    self.type = type
    self.reference = reference
    self.isStatic = isStatic
    self.closureType = closureType
    self.setterType = setterType
    self.isOpen = isOpen
  }
}
