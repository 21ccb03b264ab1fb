/// Something that a project uses and that is not supported.
public struct DoctorFinding: Hashable, Sendable {
  /// What sort of thing it is; the order is that of the report.
  public enum Kind: String, CaseIterable, Comparable, Sendable {
    case package, framework, file, script, interface, module, syntax, type, member

    public static func < (left: Kind, right: Kind) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  /// A place in the project; the line is nil where the whole file is meant.
  public struct Place: Hashable, Sendable {
    public var file: String
    public var line: Int?

    public init(file: String, line: Int? = nil) {
      self.file = file
      self.line = line
    }
  }

  public var kind: Kind
  /// The name, such as `CoreData` or `UICollectionView`.
  public var name: String
  /// What will happen.
  public var consequence: String
  /// Where it is used, in the order of files and lines; how often is their number.
  public var places: [Place]

  public init(_ kind: Kind, _ name: String, _ consequence: String, places: [Place]) {
    self.kind = kind
    self.name = name
    self.consequence = consequence
    self.places = places
  }
}
