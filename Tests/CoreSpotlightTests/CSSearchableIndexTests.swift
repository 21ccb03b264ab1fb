@_spi(Windfall) import CoreSpotlight
import Testing

@Suite struct CSSearchableIndexTests {
  private let index = CSSearchableIndex(name: "test")

  private func item(_ identifier: String, domain: String? = nil) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
    attributes.title = "Title of \(identifier)"
    return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
  }

  private var identifiers: [String] { index.indexedItems.keys.sorted() }

  @Test func itemsAreKeptByTheirIdentifiers() async throws {
    try await index.indexSearchableItems([item("a"), item("b"), item("a")])
    #expect(identifiers == ["a", "b"])
    #expect(index.indexedItems["a"]?.attributeSet.title == "Title of a")
    try await index.deleteSearchableItems(withIdentifiers: ["a", "z"])
    #expect(identifiers == ["b"])
    try await index.deleteAllSearchableItems()
    #expect(identifiers.isEmpty)
  }

  @Test func domainsHoldTheDomainsInThem() async throws {
    try await index.indexSearchableItems([item("a", domain: "d"), item("b", domain: "d.e"), item("c", domain: "de")])
    try await index.deleteSearchableItems(withDomainIdentifiers: ["d"])
    #expect(identifiers == ["c"])
  }

  @Test func aBatchIsDoneAtItsEnd() async {
    index.beginBatch()
    index.indexSearchableItems([item("a")], completionHandler: nil)
    #expect(identifiers.isEmpty)
    let error = await withCheckedContinuation { continuation in
      index.endBatch(withClientState: Data([1])) { continuation.resume(returning: $0 as? CSIndexError) }
    }
    #expect(error == nil)
    #expect(identifiers == ["a"])
    let state = await withCheckedContinuation { continuation in
      index.fetchLastClientState { state, _ in continuation.resume(returning: state) }
    }
    #expect(state == Data([1]))
  }

  @Test func attributesAreCopied() throws {
    let attributes = item("a").attributeSet
    attributes.keywords = ["one"]
    let copy = try #require(attributes.copy() as? CSSearchableItemAttributeSet)
    attributes.keywords = nil
    #expect(copy.keywords == ["one"])
    #expect(copy.title == "Title of a")
  }
}
