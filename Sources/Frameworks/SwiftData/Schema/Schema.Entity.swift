extension Schema {
  /// See [Schema.Entity](https://developer.apple.com/documentation/swiftdata/schema/entity).
  public final class Entity: Hashable {
    public let name: String
    /// Attributes and relationships, in the order of the class.
    public let storedProperties: [any SchemaProperty]
    public internal(set) var uniquenessConstraints: [[String]]
    public internal(set) var indices: [[String]]

    init(
      _ name: String, properties: [any SchemaProperty], uniquenessConstraints: [[String]] = [],
      indices: [[String]] = []
    ) {
      self.name = name
      storedProperties = properties
      self.uniquenessConstraints = uniquenessConstraints
      self.indices = indices
    }

    public var attributes: Set<Attribute> { Set(storedProperties.compactMap { $0 as? Attribute }) }

    public var attributesByName: [String: Attribute] {
      Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    }

    public var relationships: Set<Relationship> { Set(storedProperties.compactMap { $0 as? Relationship }) }

    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
    }

    public static func == (lhs: Entity, rhs: Entity) -> Bool {
      lhs.name == rhs.name && lhs.attributes == rhs.attributes && lhs.relationships == rhs.relationships
        && lhs.uniquenessConstraints == rhs.uniquenessConstraints
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
