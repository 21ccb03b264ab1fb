/// The texts that one language has in a table, as they lie in a bundle.
public struct LocalizedTable: Sendable, Equatable {
  /// The texts by key: the content of a `.strings` file.
  public var strings: [String: String]

  /// Texts that depend on numbers or on the device, by key: the content of a `.stringsdict` file.
  public var rules: [String: PropertyListValue]

  /// Makes a table.
  public init(strings: [String: String] = [:], rules: [String: PropertyListValue] = [:]) {
    self.strings = strings
    self.rules = rules
  }
}
