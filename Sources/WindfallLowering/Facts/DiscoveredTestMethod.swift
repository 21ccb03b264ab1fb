/// One test of a test class, inherited or its own.
public struct DiscoveredTestMethod: Codable, Hashable, Sendable {
  /// The name by which XCTest runs the test.
  public var name: String
  /// The method's name in Swift, with backticks where it needs them.
  public var call: String
  /// The user's file that declares the method.
  public var file: String
  public var line: Int
  /// The class that declares the method, as the registry writes it.
  public var owner: String
  /// Whether the method has to be called from its own file.
  public var isPrivate: Bool
  public var isAsync: Bool
  public var isThrowing: Bool
  public var isMainActor: Bool

  init(_ method: MethodFacts, name: String, file: String, owner: String, isMainActor: Bool = false) {
    self.name = name
    call = method.name.isPlainIdentifier && !method.name.isEmpty ? method.name : "`\(method.name)`"
    self.file = file
    line = method.line
    self.owner = owner
    isPrivate = method.isPrivate
    isAsync = method.isAsync
    isThrowing = method.isThrowing
    self.isMainActor = method.isMainActor || isMainActor
  }
}
