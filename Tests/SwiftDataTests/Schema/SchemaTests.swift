import Foundation
import SwiftData
import Testing

@Suite struct SchemaTests {
  @Test func `a schema has the models that others reach`() {
    #expect(Schema([Author.self]).entities.map(\.name) == ["Author", "Book", "Tag"])
  }

  @Test func `inverses are found in both directions`() throws {
    let schema = Schema([Author.self])
    let book = try #require(schema.entity(for: Book.self))
    #expect(book.relationshipsByName["author"]?.inverseName == "books")
    #expect(book.relationshipsByName["tags"]?.inverseName == "books")
    #expect(schema.entitiesByName["Tag"]?.relationshipsByName["books"]?.inverseName == "tags")
    #expect(schema.entitiesByName["Author"]?.relationshipsByName["books"]?.deleteRule == .cascade)
  }

  @Test func `attributes know their options and types`() throws {
    let schema = Schema([Author.self])
    let author = try #require(schema.entitiesByName["Author"])
    #expect(author.uniquenessConstraints == [["name"]])
    #expect(author.attributesByName["name"]?.isUnique == true)
    let book = try #require(schema.entitiesByName["Book"])
    #expect(book.attributesByName["notes"]?.isOptional == true)
    #expect(book.attributesByName["opened"] == nil)
    #expect(book.attributesByName["isRead"]?.valueType == Bool.self)
  }

  @Test func `versions are ordered`() {
    #expect(Schema.Version(1, 2, 3) < Schema.Version(1, 10, 0))
    #expect(Schema.Version(1, 2, 3).description == "1.2.3")
  }
}
