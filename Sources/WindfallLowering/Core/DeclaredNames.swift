/// What of Apple's SDK is declared for a project and not there: the lowering imports it where a file names it.
public struct DeclaredNames: Codable, Hashable, Sendable {
  /// The module that has the declarations.
  public static let module = "WindfallDeclared"

  /// The names of types, members and globals, without labels.
  public var names: Set<String> = []
  /// By members that classes of our frameworks lack, as `encodeRestorableState(with:)`: the classes from which subclasses
  /// would inherit them, those that inherit from these included.
  public var overridable: [String: Set<String>] = [:]

  public init() {}

  public var isEmpty: Bool { names.isEmpty }

  /// All of it in a fixed order.
  public var identity: [String] {
    names.sorted() + overridable.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.sorted())" }
  }
}
