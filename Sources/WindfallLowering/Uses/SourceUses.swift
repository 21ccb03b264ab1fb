/// What a source file uses and declares, by name; code that is not compiled for the iOS simulator is left out.
public struct SourceUses: Sendable {
  /// A name where it is used.
  public struct Use: Hashable, Sendable {
    /// The type before the dot; nil where something else stands there, or nothing.
    public var owner: String?
    public var name: String
    public var line: Int
  }

  public var imports: [Use] = []
  public var types: [Use] = []
  /// Members behind a dot.
  public var members: [Use] = []
  public var syntax: [Use] = []
  /// Every name that the file declares, of whatever kind.
  public var declared: Set<String> = []

  init() {}

  /// Reads a file of a module.
  public init(source: String, options: LoweringOptions) {
    self = SourceUsesCollector(source: source, options: options).uses
  }
}
