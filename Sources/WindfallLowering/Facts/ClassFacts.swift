/// What is known of a class from its own declaration.
public struct ClassFacts: Codable, Hashable, Sendable {
  /// The name with the types around it: `Outer.Inner`.
  public var name: String
  /// The first inherited type as it is written, without generic arguments.
  public var superclass: String?
  public var line: Int
  /// Whether only the class's own file can name it.
  public var isPrivate = false
  /// Whether not even the end of its own file can name it.
  public var isHidden = false
  public var isGeneric = false
  public var isMainActor = false
  /// The methods whose names start with `test`.
  public var methods: [MethodFacts] = []
}
