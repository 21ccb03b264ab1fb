import Foundation
import SwiftData
import Testing

@Suite struct FetchDescriptorTests {
  private let context: ModelContext

  init() throws {
    context = ModelContext(try library())
    let (austen, shelley) = (Author(name: "Austen"), Author(name: "Shelley"))
    let books = [
      Book("Emma", year: 1815, author: austen), Book("emma zwei", year: 2015, genre: .poems),
      Book("Frankenstein", year: 1818, author: shelley), Book("Persuasion", year: 1817, author: austen),
    ]
    for book in books { context.insert(book) }
    books[0].notes = "Éclair"
    books[2].tags = [Tag(name: "horror"), Tag(name: "old")]
    books[3].isRead = true
    try context.save()
  }

  private func titles(_ predicate: Predicate<Book>?, sort: [SortDescriptor<Book>] = [SortDescriptor(\.year)]) throws
    -> [String]
  { try context.fetch(FetchDescriptor(predicate: predicate, sortBy: sort)).map(\.title) }

  @Test func `compares values`() throws {
    #expect(try titles(#Predicate { $0.title == "Emma" }) == ["Emma"])
    #expect(try titles(#Predicate { $0.year >= 1817 && $0.year < 2000 }) == ["Persuasion", "Frankenstein"])
    #expect(try titles(#Predicate { !$0.isRead && $0.year != 1815 }) == ["Frankenstein", "emma zwei"])
    #expect(try titles(#Predicate { $0.notes == nil }).count == 3)
    let date = Date(timeIntervalSinceReferenceDate: 1816)
    #expect(try titles(#Predicate { $0.added < date }) == ["Emma"])
    #expect(try titles(#Predicate { $0.price * 2 == 19 }).count == 4)
    #expect(try titles(#Predicate { $0.year % 2 == 0 }) == ["Frankenstein"])
  }

  @Test func `compares texts`() throws {
    #expect(try titles(#Predicate { $0.title.contains("mma") }) == ["Emma", "emma zwei"])
    #expect(try titles(#Predicate { $0.title.starts(with: "E") }) == ["Emma"])
    #expect(try titles(#Predicate { $0.title.localizedStandardContains("EMMA") }) == ["Emma", "emma zwei"])
    #expect(try titles(#Predicate { ($0.notes?.localizedStandardContains("eclair")) == true }) == ["Emma"])
    #expect(try titles(#Predicate { $0.title.isEmpty }) == [])
    let (same, before) = (ComparisonResult.orderedSame, ComparisonResult.orderedAscending)
    #expect(try titles(#Predicate { $0.title.caseInsensitiveCompare("EMMA") == same }) == ["Emma"])
    #expect(try titles(#Predicate { $0.title.caseInsensitiveCompare("EMMA") != same }).count == 3)
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try titles(#Predicate { $0.title.caseInsensitiveCompare("EMMA") == before })
    }
  }

  @Test func `follows relationships`() throws {
    #expect(try titles(#Predicate { $0.author?.name == "Austen" }) == ["Emma", "Persuasion"])
    let author = try #require(try context.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)])).first)
    let id = author.persistentModelID
    #expect(try titles(#Predicate { $0.author?.persistentModelID == id }) == ["Emma", "Persuasion"])
    let unknown = Author(name: "Austen").persistentModelID
    #expect(try titles(#Predicate { $0.author?.persistentModelID == unknown }) == [])
    #expect(try titles(#Predicate { $0.tags.contains { $0.name == "old" } }) == ["Frankenstein"])
    #expect(try titles(#Predicate { $0.tags.count == 2 }) == ["Frankenstein"])
    #expect(try titles(#Predicate { $0.tags.isEmpty && $0.author == nil }) == ["emma zwei"])
  }

  @Test func `looks into captured lists`() throws {
    let years = [1815, 1818]
    #expect(try titles(#Predicate { years.contains($0.year) }) == ["Emma", "Frankenstein"])
    let range = 1816...1817
    #expect(try titles(#Predicate { range.contains($0.year) }) == ["Persuasion"])
  }

  @Test func `sorts, limits and counts`() throws {
    #expect(
      try titles(nil, sort: [SortDescriptor(\.title, order: .reverse)]) == [
        "Persuasion", "Frankenstein", "emma zwei", "Emma",
      ])
    #expect(
      try titles(nil, sort: [SortDescriptor(\.author?.name), SortDescriptor(\.year, order: .reverse)]).first
        == "emma zwei")
    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.year)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.year) == [1817, 1818])
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 4)
    #expect(try context.fetchIdentifiers(FetchDescriptor<Book>()).count == 4)
  }

  @Test func `refuses computed properties`() throws {
    #expect(throws: SwiftDataError.unsupportedKeyPath) { try titles(#Predicate { $0.label == "Emma" }) }
    #expect(throws: SwiftDataError.unsupportedSortDescriptor) { try titles(nil, sort: [SortDescriptor(\.label)]) }
  }
}
