/// What is known of a function marked `@Test`.
public struct SwiftTestFacts: Codable, Hashable, Sendable {
  /// The types around the function: `Outer.Inner`; nil for a function outside of types.
  public var suite: String?
  /// The name without backticks.
  public var name: String
  /// The argument labels; an underscore where there is none.
  public var labels: [String]
  public var line: Int
}
