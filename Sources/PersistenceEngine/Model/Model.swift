import PersistenceModel

/// A data model made ready for use: entities and properties are numbers, inverses are resolved.
public final class Model: Sendable {
  /// In the order of Apple's `Z_ENT`, which is the index plus one: trees by the names of their roots, parents first.
  public let entities: [Entity]
  public let definition: ModelDefinition
  private let indexes: [String: Int]

  /// Throws `ModelProblem` for what contradicts itself.
  public init(_ definition: ModelDefinition) throws {
    self.definition = definition
    entities = try EntityResolution(definition).entities()
    indexes = Dictionary(uniqueKeysWithValues: entities.map { ($0.name, $0.index) })
  }

  public func entity(named name: String) -> Entity? { indexes[name].map { entities[$0] } }
}
