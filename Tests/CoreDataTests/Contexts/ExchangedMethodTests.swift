import CoreData
import ObjectiveC
import Testing

extension NSManagedObjectContext {
  class Stub: NSObject {
    func fetch(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> [Any] { throw CocoaError(.fileNoSuchFile) }

    func fetchNothing(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> [Any] { [] }

    func save() throws { throw CocoaError(.fileWriteOutOfSpace) }
  }
}

/// Tests of apps make contexts fail in this way.
@MainActor @Suite("Exchanged methods of contexts", .serialized)
struct ExchangedMethodTests {
  private typealias Stub = NSManagedObjectContext.Stub

  private static let fetch = Selector("fetch:", method: Stub.fetch(_:))

  @Test(
    "A fetch fails with any of the methods that it goes by",
    arguments: [
      Selector("fetch:", method: NSManagedObjectContext.fetch(_:)),
      Selector("__fetch:", method: NSManagedObjectContext.__fetch(_:)),
      Selector("execute:", method: NSManagedObjectContext.execute(_:)),
      Selector("__execute:", method: NSManagedObjectContext.__execute(_:)),
    ])
  func fetches(_ method: Selector) throws {
    let library = try Library(.memory)
    library.book("Lavinia")
    try exchanging(method, Self.fetch) {
      #expect(throws: CocoaError.self) { try library.context.fetch(Book.fetchRequest()) }
    }
    #expect(try library.context.fetch(Book.fetchRequest()).count == 1)
  }

  @Test("What stands in for a fetch says what is found")
  func results() throws {
    let library = try Library(.memory)
    library.book("Lavinia")
    let method = Selector("fetch:", method: NSManagedObjectContext.fetch(_:))
    try exchanging(method, Selector("fetchNothing:", method: Stub.fetchNothing(_:))) {
      let found = try library.context.fetch(Book.fetchRequest())
      #expect(found.isEmpty)
    }
  }

  @Test("A context fails to save")
  func saves() throws {
    let library = try Library(.memory)
    library.book("Lavinia")
    let method = Selector("save", methodWithoutParameters: NSManagedObjectContext.save)
    try exchanging(method, Selector("save", methodWithoutParameters: Stub.save)) {
      #expect(throws: CocoaError.self) { try library.context.save() }
    }
    try library.context.save()
    #expect(!library.context.hasChanges)
  }

  private func exchanging(_ own: Selector, _ other: Selector, _ body: () throws -> Void) throws {
    let own = try #require(class_getInstanceMethod(NSManagedObjectContext.self, own))
    let other = try #require(class_getInstanceMethod(Stub.self, other))
    method_exchangeImplementations(own, other)
    defer { method_exchangeImplementations(other, own) }
    try body()
  }
}
