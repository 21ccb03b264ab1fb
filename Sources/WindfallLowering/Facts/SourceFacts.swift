/// What the rest of a target needs to know of one source file.
public struct SourceFacts: Codable, Hashable, Sendable {
  /// The user's file, as it was given to the lowering.
  public var path: String
  /// The modules that the file imports, in order.
  public var imports: [String] = []
  /// The line of an `@main` or `@UIApplicationMain` type.
  public var mainLine: Int?
  /// The functions marked `@Test`.
  public var swiftTests: [SwiftTestFacts] = []
  /// The classes that the file declares, nested ones included.
  public var classes: [ClassFacts] = []
  /// The extensions that the file declares, of whatever type.
  public var extensions: [ExtensionFacts] = []

  /// The overrides in extensions.
  public var overrides: [ExtensionOverride] = []
  /// The optional requirements of the file's protocols.
  public var optionalRequirements: [OptionalRequirement] = []
  /// The labels of what the file's values take when they are called, as `(from:to:)`.
  public var callables: Set<String> = []
  /// The protocols that the file declares.
  public var protocols: [ProtocolFacts] = []
  /// The names that the file gives to classes and function types, or to what may be one.
  public var aliases: [AliasFacts] = []
  /// What the file's classes override of key-value coding, as `Class.method(_:)`.
  public var hooks: [String] = []
  /// Whether the file declares a type called `Timer`.
  public var declaresTimer = false
  /// Whether the file puts methods in each other's places.
  public var exchangesMethods = false
  /// What the file's extensions add to classes for subclasses to override, by the names that the extensions give the classes.
  public var extensionMembers: [ExtensionMember] = []
  /// The same of the project's own classes, with what the class declares if a subclass overrides the member.
  public var forwardedMembers: [ForwardedMember] = []
  /// What the file's classes override, with labels.
  public var overridden: Set<String> = []
  /// What the parameters of the file's generic types have to be, and the types that its protocols leave open, by
  /// `Type.Parameter`.
  public var typeParameters: [String: [String]] = [:]

  public init(path: String) {
    self.path = path
  }

  /// Whether the file imports the Testing library.
  public var importsSwiftTesting: Bool { imports.contains("Testing") }

  /// The same without names that other modules cannot see.
  var visible: SourceFacts {
    var facts = self
    facts.aliases.removeAll(where: \.isPrivate)
    return facts
  }

  /// Whether the file has the program's entry point.
  public var hasMain: Bool { mainLine != nil }
}
