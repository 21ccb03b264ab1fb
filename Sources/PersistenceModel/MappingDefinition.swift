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
}
