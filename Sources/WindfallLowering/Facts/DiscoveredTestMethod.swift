/// One test of a test class, inherited or its own.
public struct DiscoveredTestMethod: Codable, Hashable, Sendable {
  public var name: String
  /// The user's file that declares the method.
  public var file: String
  public var line: Int
  /// The class that declares the method.
  public var owner: String
  public var isAsync: Bool
  public var isThrowing: Bool
  public var isMainActor: Bool

  init(_ method: MethodFacts, file: String, owner: String, isMainActor: Bool = false) {
    name = method.name
    self.file = file
    line = method.line
    self.owner = owner
    isAsync = method.isAsync
    isThrowing = method.isThrowing
    self.isMainActor = method.isMainActor || isMainActor
  }
}
