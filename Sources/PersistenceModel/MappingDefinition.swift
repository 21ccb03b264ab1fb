import Foundation

/// A mapping model as it stands in a `.cdm` file.
public struct MappingDefinition: Codable, Hashable, Sendable {
  /// What becomes of one entity; texts are those of the file, empty ones are missing.
  public struct Entity: Codable, Hashable, Sendable {
    public var name: String?
    public var kind: String?
    public var source: String?
    public var destination: String?
    public var policy: String?
    /// Which objects are taken, as a format of an expression.
    public var sourceExpression: String?
    public var attributes: [Property]
    public var relationships: [Property]

    public init(
      name: String? = nil, kind: String? = nil, source: String? = nil, destination: String? = nil,
      policy: String? = nil, sourceExpression: String? = nil, attributes: [Property] = [],
      relationships: [Property] = []
    ) {
      self.name = name
      self.kind = kind
      self.source = source
      self.destination = destination
      self.policy = policy
      self.sourceExpression = sourceExpression
      self.attributes = attributes
      self.relationships = relationships
    }
  }

  /// Where the value of one property comes from.
  public struct Property: Codable, Hashable, Sendable {
    public var name: String
    /// As a format of an expression; nil where the property of the same name is taken.
    public var expression: String?

    public init(name: String, expression: String? = nil) {
      self.name = name
      self.expression = expression
    }
  }

  /// The names of the versions, without extensions.
  public var source: String
  public var destination: String
  /// The hashes of the versions' entities; empty where the tool has not found a version.
  public var sourceHashes: [String: Data]
  public var destinationHashes: [String: Data]
  public var entities: [Entity]

  public init(
    source: String = "", destination: String = "", sourceHashes: [String: Data] = [:],
    destinationHashes: [String: Data] = [:], entities: [Entity] = []
  ) {
    self.source = source
    self.destination = destination
    self.sourceHashes = sourceHashes
    self.destinationHashes = destinationHashes
    self.entities = entities
  }

  /// Reads what `data()` wrote; throws for anything else.
  public init(data: Data) throws { self = try PropertyListDecoder().decode(Self.self, from: data) }

  /// The content of a `.cdm` file: a binary property list of our own form, which only Windfall reads.
  public func data() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(self)
  }

  /// Whether it is the one between two models: their entities say so, or their names where those are not known.
  public func leads(from first: ModelDefinition, to second: ModelDefinition) -> Bool {
    Self.fits(first, source, sourceHashes) && Self.fits(second, destination, destinationHashes)
  }

  private static func fits(_ model: ModelDefinition, _ name: String, _ hashes: [String: Data]) -> Bool {
    hashes.isEmpty ? model.name == name : hashes == model.versionHashes
  }

  /// The same, with the expressions that Xcode's compiler gives to properties without one: what the source's property of
  /// the same name holds, or what became of it.
  public func completed(from first: ModelDefinition, to second: ModelDefinition) -> MappingDefinition {
    let (old, new) = (ModelMembers(first), ModelMembers(second))
    var result = self
    for index in entities.indices {
      guard let source = entities[index].source, let destination = entities[index].destination else { continue }
      for place in entities[index].attributes.indices where entities[index].attributes[place].expression == nil {
        let name = entities[index].attributes[place].name
        if old.hasAttribute(name, of: source) {
          result.entities[index].attributes[place].expression = "$source.\(name)"
        }
      }
      for place in entities[index].relationships.indices where entities[index].relationships[place].expression == nil {
        let name = entities[index].relationships[place].name
        guard old.destination(of: name, in: source) != nil,
          let target = new.destination(of: name, in: destination),
          let (form, value) = call(for: name, to: target, new)
        else { continue }
        result.entities[index].relationships[place].expression =
          "FUNCTION($manager, \"\(form):sourceInstances:\", \"\(value)\", $source.\(name))"
      }
    }
    return result
  }

  /// Asks for what one mapping made, or where several make heirs of an entity, for what any of them did.
  private func call(for name: String, to new: String, _ members: ModelMembers) -> (String, String)? {
    let fitting = entities.filter { mapping in
      mapping.source != nil && mapping.destination.map { members.isKind($0, of: new) } ?? false
    }
    if fitting.count > 1 { return ("destinationInstancesForSourceRelationshipNamed", name) }
    return fitting.first.map {
      (
        "destinationInstancesForEntityMappingNamed",
        $0.name ?? [$0.source, $0.destination].compactMap { $0 }.joined(separator: "To")
      )
    }
  }
}

/// Finds properties of entities, those of ancestors among them.
private struct ModelMembers {
  private let entities: [String: EntityDefinition]

  init(_ model: ModelDefinition) {
    entities = Dictionary(model.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func line(of name: String) -> [EntityDefinition] {
    var result: [EntityDefinition] = []
    var next: String? = name
    while let name = next, let entity = entities[name], result.count <= entities.count {
      result.append(entity)
      next = entity.parent
    }
    return result
  }

  func hasAttribute(_ name: String, of entity: String) -> Bool {
    line(of: entity).contains { $0.attributes.contains { $0.name == name } }
  }

  func destination(of relationship: String, in entity: String) -> String? {
    line(of: entity).lazy.compactMap { $0.relationships.first { $0.name == relationship }?.destination }.first
  }

  func isKind(_ entity: String, of other: String) -> Bool { line(of: entity).contains { $0.name == other } }
}
