import Foundation
import SwiftData
import Testing

@Suite struct HistoryTransactionTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Schema([Draft.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    context = ModelContext(container)
  }

  @Test func `saves are found with what they changed`() throws {
    context.author = "app"
    let draft = Draft("one")
    let key = draft.key
    context.insert(draft)
    try context.save()
    let id = draft.persistentModelID
    draft.title = "two"
    try context.save()
    context.author = "sync"
    context.delete(draft)
    try context.save()
    let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect(history.map(\.author) == ["app", "app", "sync"])
    #expect(history.flatMap(\.changes).map(\.changedPersistentIdentifier) == [id, id, id])
    guard case .insert(_ as DefaultHistoryInsert<Draft>)? = history[0].changes.first,
      case .update(let update as DefaultHistoryUpdate<Draft>)? = history[1].changes.first,
      case .delete(let deletion as DefaultHistoryDelete<Draft>)? = history[2].changes.first
    else {
      Issue.record("\(history)")
      return
    }
    #expect(update.updatedAttributes == [\Draft.title])
    #expect(deletion.tombstone[\Draft.key] == key)
    #expect(deletion.tombstone[\Draft.title] == nil)
  }

  @Test func `tokens and authors choose, and what was seen can be deleted`() throws {
    for author in ["app", "widget", "app"] {
      context.author = author
      context.insert(Draft(author))
      try context.save()
    }
    let all = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    let token = all[0].token
    let later = #Predicate<DefaultHistoryTransaction> { $0.token > token && $0.author == "app" }
    let found = try ModelContext(container).fetchHistory(HistoryDescriptor(predicate: later))
    #expect(found == [all[2]])
    let coded = try JSONDecoder().decode(DefaultHistoryToken.self, from: JSONEncoder().encode(token))
    #expect(coded == token)
    try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: later))
    #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()) == [all[0], all[1]])
  }
}

@Model private final class Draft {
  var title: String
  @Attribute(.preserveValueOnDeletion) var key: UUID

  init(_ title: String) {
    self.title = title
    key = UUID()
  }
}
