/// One test of Swift Testing.
public struct DiscoveredSwiftTest: Codable, Hashable, Sendable {
  /// The class part of the name of a function that is in no type.
  ///
  /// Xcode leaves the part out; no type is called like this, whose names begin with capital letters.
  public static let globalSuite = "global"

  /// The suite with the types around it, or `globalSuite`.
  public var suite: String
  /// The function as Xcode names it, without an empty pair of parentheses: `adds` or `adds(a:b:)`.
  public var name: String
  /// The test as the Testing library names it, without module and place: `Outer/Inner/adds()`.
  public var identifier: String
  /// The user's file that declares the function.
  public var file: String
  public var line: Int

  init(_ test: SwiftTestFacts, file: String) {
    suite = test.suite ?? DiscoveredSwiftTest.globalSuite
    let labels = test.labels.map { $0 + ":" }.joined()
    name = labels.isEmpty ? test.name : "\(test.name)(\(labels))"
    let types = (test.suite ?? "").split(separator: ".").map { DiscoveredSwiftTest.quoted(String($0)) + "/" }
    identifier = types.joined() + "\(DiscoveredSwiftTest.quoted(test.name))(\(labels))"
    self.file = file
    line = test.line
  }

  /// A name that is no identifier is in backticks.
  private static func quoted(_ name: String) -> String {
    name.isPlainIdentifier ? name : "`\(name)`"
  }
}
