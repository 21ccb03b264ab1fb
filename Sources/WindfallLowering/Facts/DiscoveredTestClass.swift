/// A test class with every test that XCTest would run for it.
public struct DiscoveredTestClass: Codable, Hashable, Sendable {
  /// What the plan and the reports call the class: its name, with a number where several have it.
  public var name: String
  /// The class as the registry writes it.
  public var type: String
  /// The user's file that declares the class.
  public var file: String
  public var line: Int
  /// Whether the class has to be registered from its own file.
  public var isPrivate: Bool
  /// Whether the class has tests that only it knows, when it runs, such as the examples of a spec.
  public var listsTests: Bool
  public var methods: [DiscoveredTestMethod]
}
