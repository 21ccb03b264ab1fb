import AppIntents
import Testing

@Suite struct EntityQueryTests {
  private struct Book: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
    static let defaultQuery = Library()
    let id: Int
    @Property(title: "Title") var title: String

    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(title: "\(title)", subtitle: "No. \(id)", image: .init(systemName: "book"))
    }

    init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
  }

  private struct Library: EnumerableEntityQuery {
    func allEntities() async throws -> [Book] { [Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses")] }
  }

  private struct Search: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Book] { [] }

    func entities(matching string: String) async throws -> [Book] { [Book(id: 3, title: string)] }

    func suggestedEntities() async throws -> IntentItemCollection<Book> {
      IntentItemCollection(sections: [
        IntentItemSection("A", items: [Book(id: 1, title: "Emma")]),
        IntentItemSection("B", items: [Book(id: 2, title: "Ulysses")]),
      ])
    }
  }

  private enum Genre: String, AppEnum {
    case novel, poem

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
    static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.novel: "A novel"]
  }

  @Test func allEntitiesAreLookedThroughForIdentifiers() async throws {
    #expect(try await Library().entities(for: [2]).map(\.title) == ["Ulysses"])
    #expect(try await Library().suggestedEntities().count == 2)
    #expect(await Library().defaultResult() == nil)
  }

  @Test func suggestionsMayHaveSections() async throws {
    #expect(try await Search().suggestedEntities().items.map(\.id) == [1, 2])
    #expect(try await Search().entities(matching: "x").first?.title == "x")
  }

  @Test func entitiesAndCasesSayWhatTheyAre() {
    let book = Book(id: 1, title: "Emma")
    #expect(String(localized: book.localizedStringResource) == "Emma")
    #expect(book.displayRepresentation != Book(id: 2, title: "Emma").displayRepresentation)
    #expect(String(localized: Genre.novel.localizedStringResource) == "A novel")
    #expect(String(localized: Genre.poem.localizedStringResource) == "poem")
    #expect(Book.persistentIdentifier == "Book")
  }
}
