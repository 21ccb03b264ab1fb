import PersistenceEngine
import PersistenceModel
import Testing

@Suite struct ModelTests {
  @Test func putsTreesInTheOrderOfTheirRootsAndParentsFirst() throws {
    let model = try Model(
      ModelDefinition(entities: [
        EntityDefinition(name: "Zebra", parent: "Animal"), EntityDefinition(name: "Book"),
        EntityDefinition(name: "Animal"), EntityDefinition(name: "Cat", parent: "Animal"),
      ]))
    #expect(model.entities.map(\.name) == ["Animal", "Cat", "Zebra", "Book"])
    #expect(model.entities.map(\.family) == [0..<3, 1..<2, 2..<3, 3..<4])
    #expect(model.entities.map(\.root) == [0, 0, 0, 3])
  }

  @Test func givesInheritedPropertiesTheSlotsOfTheParent() throws {
    let model = try Model(
      ModelDefinition(entities: [
        EntityDefinition(name: "Cat", parent: "Animal", attributes: [.init(name: "lives", kind: .integer16)]),
        EntityDefinition(
          name: "Animal", attributes: [.init(name: "name", kind: .string)],
          relationships: [.init(name: "owner", destination: "Owner", inverse: "pets")]),
        EntityDefinition(
          name: "Owner", relationships: [.init(name: "pets", destination: "Animal", inverse: "owner", isToMany: true)]),
      ]))
    let cat = try #require(model.entity(named: "Cat"))
    #expect(cat.properties.map(\.name) == ["name", "owner", "lives"])
    #expect(cat.properties.map(\.owner) == [0, 0, 1])
    let owner = try #require(cat.property(named: "owner")?.relationship)
    #expect(model.entities[owner.destination].name == "Owner")
    #expect(owner.inverse == 0)
  }

  @Test(arguments: [
    ([EntityDefinition(name: "A"), EntityDefinition(name: "A")], ModelProblem.duplicateEntity("A")),
    ([EntityDefinition(name: "A", parent: "B")], .unknownParent("B", entity: "A")),
    (
      [EntityDefinition(name: "A", parent: "B"), EntityDefinition(name: "B", parent: "A")],
      .circularInheritance(entity: "A")
    ),
    (
      [
        EntityDefinition(
          name: "A", attributes: [.init(name: "x", kind: .string)], relationships: [.init(name: "x", destination: "A")])
      ], .duplicateProperty("x", entity: "A")
    ),
    (
      [EntityDefinition(name: "A", relationships: [.init(name: "x", destination: "B")])],
      .unknownDestination("B", relationship: "x", entity: "A")
    ),
    (
      [EntityDefinition(name: "A", relationships: [.init(name: "x", destination: "A", inverse: "y")])],
      .unknownInverse("y", relationship: "x", entity: "A")
    ),
    (
      [
        EntityDefinition(
          name: "A",
          relationships: [
            .init(name: "x", destination: "A", inverse: "y"), .init(name: "y", destination: "A", inverse: "y"),
          ])
      ], .mismatchedInverse("y", relationship: "x", entity: "A")
    ),
  ])
  func saysWhatContradictsItself(entities: [EntityDefinition], problem: ModelProblem) {
    #expect(throws: problem) { try Model(ModelDefinition(entities: entities)) }
  }
}
