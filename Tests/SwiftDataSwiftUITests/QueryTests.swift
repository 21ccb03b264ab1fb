import SwiftData
import SwiftDataSwiftUI
import SwiftUI
import SwiftUITestSupport
import TestSupport
import Testing
import UIKit
import WindfallCore

@Suite @MainActor struct QueryTests {
  private func container(_ names: String...) throws -> ModelContainer {
    let container = try ModelContainer(for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (index, name) in names.enumerated() { container.mainContext.insert(Item(name, rank: index)) }
    try container.mainContext.save()
    return container
  }

  @Test func `shows what there is, in order`() throws {
    let container = try container("b", "a")
    let screen = Screen { ItemList().modelContainer(container) }
    #expect(screen.has("a, b"))
  }

  @Test func `follows insertions, changes and deletions`() throws {
    let container = try container("b")
    let screen = Screen { ItemList().modelContainer(container) }
    let item = Item("a", rank: 5)
    container.mainContext.insert(item)
    container.mainContext.processPendingChanges()
    #expect(screen.has("a, b"))
    item.name = "c"
    container.mainContext.processPendingChanges()
    #expect(screen.has("b, c"))
    container.mainContext.delete(item)
    container.mainContext.processPendingChanges()
    #expect(screen.has("b"))
  }

  @Test func `needs no order, and leaves the initialiser to other files`() throws {
    let container = try ModelContainer(for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Note("milk"))
    try container.mainContext.save()
    let screen = Screen { TitledList(title: "Shopping").modelContainer(container) }
    #expect(screen.has("Shopping: milk"))
  }

  @Test func `needs no order, and shows what is new at the end`() throws {
    let container = try container("b", "a")
    let screen = Screen { PlainList().modelContainer(container) }
    #expect(screen.has("b, a"))
    container.mainContext.insert(Item("0", rank: 5))
    container.mainContext.processPendingChanges()
    #expect(screen.has("b, a, 0"))
  }

  @Test func `takes a transaction instead of an animation`() throws {
    let container = try container("a", "b")
    let screen = Screen { QuietList().modelContainer(container) }
    #expect(screen.has("b, a"))
  }

  @Test func `evaluates a body only for what it shows`() throws {
    let container = try container("a", "b")
    let count = Recorded()
    let screen = Screen { CountedList(count: count).modelContainer(container) }
    #expect(screen.has("b"))
    let before = count.all.count
    container.mainContext.insert(Item("hidden", rank: 0))
    try container.mainContext.save()
    #expect(count.all.count == before)
    container.mainContext.insert(Item("c", rank: 3))
    try container.mainContext.save()
    #expect(screen.has("b, c") && count.all.count == before + 1)
  }

  @Test func `obeys the filter of an initialiser`() throws {
    let container = try container("a", "b", "c")
    let screen = Screen { RankedList(least: 1).modelContainer(container) }
    #expect(screen.has("c, b"))
  }
}

@Model private final class Item {
  var name: String
  var rank: Int

  init(_ name: String, rank: Int) {
    self.name = name
    self.rank = rank
  }
}

private struct ItemList: View {
  @Query(sort: \Item.name) private var items: [Item]

  var body: some View { Text(items.map(\.name).joined(separator: ", ")) }
}

private struct PlainList: View {
  @Query private var items: [Item]

  var body: some View { Text(items.map(\.name).joined(separator: ", ")) }
}

private struct QuietList: View {
  @Query(sort: \Item.rank, order: .reverse, transaction: Transaction()) private var items: [Item]

  var body: some View { Text(items.map(\.name).joined(separator: ", ")) }
}

/// Counts how often its body is evaluated.
private struct CountedList: View {
  let count: Recorded
  @Query(filter: #Predicate<Item> { $0.rank > 0 }) private var items: [Item]

  var body: some View {
    count.add("body")
    return Text(items.map(\.name).joined(separator: ", "))
  }
}

private struct RankedList: View {
  @Query private var items: [Item]

  init(least: Int) {
    _items = Query(filter: #Predicate { $0.rank >= least }, sort: [SortDescriptor(\.rank, order: .reverse)])
  }

  var body: some View { Text(items.map(\.name).joined(separator: ", ")) }
}
