import Foundation

/// See [Schema](https://developer.apple.com/documentation/swiftdata/schema).
///
/// Saving a schema to a file and reading it back are not there.
public final class Schema: Hashable, @unchecked Sendable {
  /// See [PropertyMetadata](https://developer.apple.com/documentation/swiftdata/schema/propertymetadata).
  public struct PropertyMetadata {
    let name: String
    let keyPath: AnyKeyPath
    let defaultValue: Any?
    let metadata: (any SchemaProperty)?

    public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil) {
      self.name = name
      keyPath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
    }
  }

  public let version: Version
  /// In the order of their names.
  public let entities: [Entity]
  /// The model classes, by the names of their entities.
  let types: [String: any PersistentModel.Type]

  public convenience init() { self.init([]) }

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Also has the models that the given ones reach by their relationships.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    let closure = SchemaClosure(types)
    self.types = closure.types
    entities = closure.entities()
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }

  /// The class's name without what it is nested in.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }

  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs === rhs || lhs.version == rhs.version && lhs.entities == rhs.entities
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities.map(\.name))
  }
}

extension Schema {
  /// See [Schema.Version](https://developer.apple.com/documentation/swiftdata/schema/version-swift.struct).
  public struct Version: Codable, Comparable, CustomStringConvertible, Hashable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      precondition(major >= 0 && minor >= 0 && patch >= 0, "numbers of versions are not negative")
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }
}
