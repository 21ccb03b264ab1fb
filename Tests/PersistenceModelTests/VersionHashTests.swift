import Foundation
import PersistenceModel
import Testing

@Suite struct VersionHashTests {
  private let entity = EntityDefinition(
    name: "Book", attributes: [AttributeDefinition(name: "a", kind: .string), .init(name: "b", kind: .date)],
    relationships: [RelationshipDefinition(name: "author", destination: "Author")])

  @Test func coversWhatIsStored() {
    var others = [entity, entity, entity, entity, entity]
    others[0].name = "Volume"
    others[1].attributes[0].kind = .binary
    others[2].attributes[0].isOptional = false
    others[3].relationships[0].isToMany = true
    others[4].versionHashModifier = "2"
    #expect(Set((others + [entity]).map(\.versionHash)).count == 6)
    #expect(entity.versionHash.count == 32)
  }

  @Test func leavesOutWhatIsNotStored() {
    var other = entity
    other.className = "App.Book"
    other.userInfo = ["a": "b"]
    other.attributes[0].defaultValue = .string("x")
    other.attributes.swapAt(0, 1)
    #expect(other.versionHash == entity.versionHash)
    #expect(ModelDefinition(entities: [entity]).versionHashes == ["Book": entity.versionHash])
  }
}
