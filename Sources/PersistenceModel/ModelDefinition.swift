import Foundation

/// One version of a data model, as it stands in a `.mom` file and as a model made in code is written down.
public struct ModelDefinition: Codable, Hashable, Sendable {
  /// The name of the version, without an extension; empty for a model made in code.
  public var name: String
  public var versionIdentifiers: [String]
  public var entities: [EntityDefinition]
  /// The names of the entities that each named configuration holds.
  public var configurations: [String: [String]]
  public var fetchRequests: [FetchRequestDefinition]

  public init(
    name: String = "", versionIdentifiers: [String] = [], entities: [EntityDefinition] = [],
    configurations: [String: [String]] = [:], fetchRequests: [FetchRequestDefinition] = []
  ) {
    self.name = name
    self.versionIdentifiers = versionIdentifiers
    self.entities = entities
    self.configurations = configurations
    self.fetchRequests = fetchRequests
  }

  /// Reads what `data()` wrote; throws for anything else.
  public init(data: Data) throws { self = try PropertyListDecoder().decode(Self.self, from: data) }

  /// The content of a `.mom` file: a binary property list of our own form, which only Windfall reads.
  public func data() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(self)
  }
}

/// A fetch request that a model keeps under a name.
public struct FetchRequestDefinition: Codable, Hashable, Sendable {
  public var name: String
  public var entity: String
  /// A predicate's format, with `$NAME` for variables.
  public var predicate: String?

  public init(name: String, entity: String, predicate: String? = nil) {
    self.name = name
    self.entity = entity
    self.predicate = predicate
  }
}
