import Foundation
import SwiftData
import Testing

/// What a store finds is what Swift's own evaluation finds, whatever a predicate says.
@Suite struct PredicateEqualityTests {
  @Test func `ten thousand predicates find the same by the store and by Swift`() throws {
    let context = ModelContext(try library())
    var numbers = Seeded(7)
    let texts = RandomPredicate.texts
    let tags = texts.prefix(4).map { Tag(name: $0) }
    let authors = texts.suffix(3).map { Author(name: $0) }
    for index in 0..<24 {
      let book = Book(texts[index % texts.count], year: RandomPredicate.years[index % RandomPredicate.years.count])
      context.insert(book)
      book.isRead = Bool.random(using: &numbers)
      book.notes = Bool.random(using: &numbers) ? texts.randomElement(using: &numbers) : nil
      book.author = Bool.random(using: &numbers) ? authors.randomElement(using: &numbers) : nil
      book.tags = tags.filter { _ in Int.random(in: 0..<3, using: &numbers) == 0 }
    }
    try context.save()
    let books = try context.fetch(FetchDescriptor<Book>())
    var generator = RandomPredicate(seed: 1)
    var differences = 0
    for _ in 0..<10_000 {
      let predicate = generator.next()
      let expected = Set(try books.filter { try predicate.evaluate($0) }.map(\.isbn))
      let found = Set(try context.fetch(FetchDescriptor(predicate: predicate)).map(\.isbn))
      guard found != expected else { continue }
      differences += 1
      if differences <= 3 { Issue.record("\(predicate): \(found.count) found, \(expected.count) expected") }
    }
    #expect(differences == 0)
  }
}
