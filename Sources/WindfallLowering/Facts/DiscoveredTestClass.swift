/// A test class with every test that XCTest would run for it.
public struct DiscoveredTestClass: Codable, Hashable, Sendable {
  public var name: String
  /// The user's file that declares the class.
  public var file: String
  public var line: Int
  /// Whether the class has to be registered from its own file.
  public var isPrivate: Bool
  public var methods: [DiscoveredTestMethod]
}
