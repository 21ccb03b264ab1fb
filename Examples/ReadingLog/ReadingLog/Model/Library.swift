import CoreData

/// All books of the reader, in a store on the disk or in one that is gone with the app.
final class Library: ObservableObject {
  enum Storage {
    case file, memory
  }

  /// Read once: two models of the same classes are one too many for Core Data.
  private static let model: NSManagedObjectModel = {
    guard let url = Bundle(for: Library.self).url(forResource: "ReadingLog", withExtension: "momd"),
      let model = NSManagedObjectModel(contentsOf: url)
    else { fatalError("The app has no data model.") }
    return model
  }()

  let container: NSPersistentContainer

  var context: NSManagedObjectContext { container.viewContext }

  init(storage: Storage) {
    container = NSPersistentContainer(name: "ReadingLog", managedObjectModel: Self.model)
    if storage == .memory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error { fatalError("The books cannot be opened: \(error)") }
    }
    context.automaticallyMergesChangesFromParent = true
    // Of two authors with the same name, the one that was there first stays.
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
  }

  // MARK: - Books

  @discardableResult
  func addBook(titled title: String, by author: String, pageCount: Int, on date: Date = Date()) throws -> Book {
    let book = Book(context: context)
    book.title = title
    book.pageCount = Int32(pageCount)
    book.added = date
    book.author = try self.author(named: author)
    try save()
    return book
  }

  func delete(_ books: [Book]) throws {
    books.forEach(context.delete)
    try save()
  }

  /// Notes that pages were read, at most those that the book still has.
  func read(_ pages: Int, of book: Book, on date: Date = Date()) throws {
    let pages = min(Int32(pages), book.pagesLeft)
    guard pages > 0 else { return }
    let session = Session(context: context)
    session.date = date
    session.pages = pages
    session.book = book
    book.pagesRead += pages
    try save()
  }

  /// How many pages have been read of all books.
  func pagesRead() throws -> Int {
    let request = NSFetchRequest<NSDictionary>(entityName: "Session")
    let sum = NSExpressionDescription()
    sum.name = "sum"
    sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: \Session.pages)])
    sum.expressionResultType = .integer64AttributeType
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [sum]
    return try context.fetch(request).first?["sum"] as? Int ?? 0
  }

  // MARK: - Steps

  private func author(named name: String) throws -> Author? {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { return nil }
    let request = Author.fetchRequest()
    request.predicate = NSPredicate(format: "%K ==[c] %@", #keyPath(Author.name), name)
    request.fetchLimit = 1
    if let author = try context.fetch(request).first { return author }
    let author = Author(context: context)
    author.name = name
    return author
  }

  /// What cannot be saved is taken back.
  private func save() throws {
    guard context.hasChanges else { return }
    do {
      try context.save()
    } catch {
      context.rollback()
      throw error
    }
  }
}
