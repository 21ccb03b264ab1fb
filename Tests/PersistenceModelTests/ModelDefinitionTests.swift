import Foundation
import PersistenceModel
import Testing

@Suite struct ModelDefinitionTests {
  @Test func isReadAsItWasWritten() throws {
    let model = ModelDefinition(
      name: "Library 2", versionIdentifiers: ["2"],
      entities: [
        EntityDefinition(
          name: "Book", className: "Library.Book", isAbstract: true,
          attributes: [
            AttributeDefinition(
              name: "price", kind: .decimal, defaultValue: .decimal(Decimal(string: "12.50") ?? 0),
              validation: .init(minimum: 1, regularExpression: ".+"), userInfo: ["a": "b"])
          ],
          relationships: [
            RelationshipDefinition(name: "author", destination: "Author", inverse: "books", deleteRule: .cascade)
          ],
          uniquenessConstraints: [["isbn"]],
          fetchIndexes: [FetchIndexDefinition(name: "byTitle", elements: [.init(property: "title")])])
      ],
      configurations: ["Default": ["Book"]],
      fetchRequests: [FetchRequestDefinition(name: "cheap", entity: "Book", predicate: "price < $LIMIT")])
    #expect(try ModelDefinition(data: model.data()) == model)
  }

  @Test func refusesNoise() {
    #expect(throws: (any Error).self) { try ModelDefinition(data: Data("noise".utf8)) }
  }
}
