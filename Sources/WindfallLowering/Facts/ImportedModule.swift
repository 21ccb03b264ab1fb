/// A module of the project that a test target imports, directly or by way of others.
public struct ImportedModule: Sendable {
  public var name: String
  public var files: [SourceFacts]
  /// Whether the module becomes part of the test bundle, in which Xcode then finds its test classes as well.
  public var isInBundle: Bool
  /// The modules that whoever imports this one sees as well.
  public var headerModules: [String]

  public init(name: String, files: [SourceFacts], isInBundle: Bool, headerModules: [String] = []) {
    self.name = name
    self.files = files
    self.isInBundle = isInBundle
    self.headerModules = headerModules
  }
}
