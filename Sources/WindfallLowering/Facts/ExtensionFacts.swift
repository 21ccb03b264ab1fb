/// What is known of an extension from its declaration.
public struct ExtensionFacts: Codable, Hashable, Sendable {
  /// The extended type as it is written.
  public var type: String
  public var line: Int
  public var isMainActor = false
  /// The methods whose names start with `test`.
  public var methods: [MethodFacts] = []
}
