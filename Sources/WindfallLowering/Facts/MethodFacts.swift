/// What is known of a method that may be a test.
public struct MethodFacts: Codable, Hashable, Sendable {
  public var name: String
  public var line: Int
  public var isAsync = false
  public var isThrowing = false
  public var isMainActor = false
  public var isOverride = false
  public var isStatic = false
  public var isPrivate = false
  public var hasParameters = false
  public var returnsValue = false

  /// Whether XCTest would run the method when its class is a test case.
  public var isTest: Bool {
    name.hasPrefix("test") && !isStatic && !isPrivate && !hasParameters && !returnsValue
  }
}
