import Foundation
import SwiftData
import Testing

/// What attributes and relationships ask of the store.
@Suite struct SchemaPropertyTests {
  private let context: ModelContext

  init() throws {
    context = ModelContext(
      try ModelContainer(for: Card.self, Deck.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
  }

  private func cards() throws -> [Card] { try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.rank)])) }

  @Test func `values that are unique together are updated, others are not`() throws {
    for (suit, rank, note) in [("hearts", 1, "a"), ("hearts", 2, "b"), ("spades", 1, "c"), ("hearts", 1, "d")] {
      context.insert(Card(suit, rank, note: note))
      try context.save()
    }
    let found = try cards().map { "\($0.suit) \($0.rank) \($0.note)" }
    #expect(found.sorted() == ["hearts 1 d", "hearts 2 b", "spades 1 c"])
    #expect(context.container.schema.entitiesByName["Card"]?.uniquenessConstraints == [["suit", "rank"]])
    #expect(context.container.schema.entitiesByName["Card"]?.indices == [["rank"], ["suit", "rank"]])
  }

  @Test func `what is ephemeral is seen by observers, and never stored`() throws {
    let card = Card("hearts", 1)
    context.insert(card)
    card.isTurned = true
    try context.save()
    #expect(card.isTurned)
    let other = try #require(try ModelContext(context.container).fetch(FetchDescriptor<Card>()).first)
    #expect(!other.isTurned)
  }

  @Test func `large data stand beside the store`() throws {
    let card = Card("hearts", 1)
    card.picture = Data(repeating: 7, count: 500_000)
    context.insert(card)
    try context.save()
    let other = try #require(try ModelContext(context.container).fetch(FetchDescriptor<Card>()).first)
    #expect(other.picture == card.picture)
  }

  @Test func `a relationship that denies keeps its model from being deleted`() throws {
    let deck = Deck("Whist")
    context.insert(deck)
    deck.cards = [Card("hearts", 1)]
    try context.save()
    context.delete(deck)
    #expect(throws: (any Error).self) { try context.save() }
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Deck>()) == 1)
    for card in deck.cards { context.delete(card) }
    context.delete(deck)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Deck>()) == 0)
  }

  @Test func `changes are undone and redone`() throws {
    let card = Card("hearts", 1)
    context.insert(card)
    try context.save()
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    manager.beginUndoGrouping()
    card.rank = 12
    context.processPendingChanges()
    manager.endUndoGrouping()
    manager.undo()
    #expect(card.rank == 1)
    manager.redo()
    #expect(card.rank == 12)
  }

  @Test func `what is deleted by a rule is told of as well`() throws {
    let told = Told()
    let author = Author(name: "Austen")
    let context = ModelContext(try library())
    let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
      told.deleted = $0.userInfo?[ModelContext.NotificationKey.deletedIdentifiers.rawValue] as? [PersistentIdentifier]
    }
    defer { NotificationCenter.default.removeObserver(token) }
    context.insert(author)
    author.books = [Book("Emma")]
    try context.save()
    let gone = [author.persistentModelID, author.books[0].persistentModelID]
    context.delete(author)
    try context.save()
    #expect(told.deleted.map(Set.init) == Set(gone))
  }

  @Test func `many models are walked in batches, and fetched as identifiers`() throws {
    for rank in 1...25 { context.insert(Card("hearts", rank)) }
    try context.save()
    var ranks: [Int] = []
    let descriptor = FetchDescriptor<Card>(sortBy: [SortDescriptor(\.rank)])
    try context.enumerate(descriptor, batchSize: 10) { ranks.append($0.rank) }
    #expect(ranks == Array(1...25))
    let identifiers = try context.fetchIdentifiers(descriptor)
    #expect(identifiers == (try cards().map(\.persistentModelID)))
    let batches = try context.fetch(descriptor, batchSize: 10)
    #expect(batches.count == 25 && batches[24].rank == 25)
  }

  @Test func `an erased container has nothing`() throws {
    let url = URL.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".store")
    func container() throws -> ModelContainer {
      try ModelContainer(for: Card.self, Deck.self, configurations: ModelConfiguration(url: url))
    }
    let old = try container()
    let context = ModelContext(old)
    context.insert(Card("hearts", 1))
    try context.save()
    try old.erase()
    #expect(try ModelContext(container()).fetchCount(FetchDescriptor<Card>()) == 0)
  }

  private final class Told: @unchecked Sendable {
    var deleted: [PersistentIdentifier]?
  }
}

@Model private final class Card {
  #Unique<Card>([\.suit, \.rank])
  #Index<Card>([\.rank], [\.suit, \.rank])

  var suit: String
  var rank: Int
  var note: String
  @Attribute(.ephemeral) var isTurned: Bool = false
  @Attribute(.externalStorage) var picture: Data?
  var deck: Deck?

  init(_ suit: String, _ rank: Int, note: String = "") {
    self.suit = suit
    self.rank = rank
    self.note = note
  }
}

@Model private final class Deck {
  var name: String
  @Relationship(deleteRule: .deny, inverse: \Card.deck) var cards: [Card] = []

  init(_ name: String) { self.name = name }
}
