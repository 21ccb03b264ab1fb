import PersistenceModel
import Testing

@Suite("Mapping models without expressions")
struct MappingDefinitionTests {
  private let model = ModelDefinition(entities: [
    EntityDefinition(
      name: "Person", relationships: [RelationshipDefinition(name: "cars", destination: "Car", isToMany: true)]),
    EntityDefinition(
      name: "Car", relationships: [RelationshipDefinition(name: "owner", destination: "Person", maximumCount: 1)]),
    EntityDefinition(name: "SportCar", parent: "Car"),
  ])

  private func completed(_ names: String...) -> [String: String?] {
    let mapping = MappingDefinition(
      entities: names.map { name in
        MappingDefinition.Entity(
          source: name, destination: name, relationships: [.init(name: name == "Person" ? "cars" : "owner")])
      }
    ).completed(from: model, to: model)
    let pairs = mapping.entities.map { ($0.source ?? "", $0.relationships[0].expression) }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test("ask one mapping for what it made, and all where heirs have mappings of their own")
  func heirs() {
    let one = completed("Person", "Car")
    let several = completed("Person", "Car", "SportCar")
    let owner =
      "FUNCTION($manager, \"destinationInstancesForEntityMappingNamed:sourceInstances:\", \"PersonToPerson\", "
      + "$source.owner)"
    #expect(one["Car"] == owner && several["Car"] == owner && several["SportCar"] == owner)
    #expect(one["Person"]??.contains("\"CarToCar\", $source.cars") == true)
    #expect(
      several["Person"]
        == "FUNCTION($manager, \"destinationInstancesForSourceRelationshipNamed:sourceInstances:\", \"cars\", $source.cars)"
    )
  }
}
