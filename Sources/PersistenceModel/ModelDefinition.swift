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
