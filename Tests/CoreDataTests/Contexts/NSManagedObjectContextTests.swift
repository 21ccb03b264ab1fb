import CoreData
import ObjectiveC
import Testing

import class FoundationOverlay.NSExpression

@MainActor @Suite("Contexts")
struct NSManagedObjectContextTests {
  @Test("Saved objects are found again by another context", arguments: Library.Kind.allCases)
  func saveAndFetch(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let author = library.author("Le Guin")
    library.book("The Dispossessed", pages: 341, by: author).keywords = ["ansible", "Anarres"]
    library.book("Lavinia", pages: 279, by: author)
    #expect(author.books.count == 2)
    #expect(author.objectID.isTemporaryID)
    try library.context.save()
    #expect(!author.objectID.isTemporaryID)
    #expect(!library.context.hasChanges)

    let other = library.makeContext()
    try other.performAndWait {
      let request = Book.fetchRequest()
      request.predicate = NSPredicate(format: "pages > %d AND author.name == %@", 300, "Le Guin")
      let books = try other.fetch(request)
      #expect(books.map(\.title) == ["The Dispossessed"])
      #expect(books.first?.isFault == false || books.first?.isFault == true)
      #expect(books.first?.keywords == ["ansible", "Anarres"])
      #expect(books.first?.author?.books.count == 2)
      #expect(books.first?.author === books.first?.value(forKey: "author") as? Author)
    }
  }

  @Test("Fetches see what is not saved", arguments: Library.Kind.allCases)
  func pendingChanges(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let first = library.book("B")
    library.book("D")
    try library.context.save()
    library.book("C")
    first.title = "E"
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    #expect(try library.context.fetch(request).map(\.title) == ["C", "D", "E"])
    #expect(try library.context.count(for: request) == 3)
    request.includesPendingChanges = false
    #expect(try library.context.fetch(request).map(\.title) == ["E", "D"])
    request.includesPendingChanges = true
    library.context.delete(first)
    #expect(try library.context.fetch(request).map(\.title) == ["C", "D"])
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try library.context.fetch(request).map(\.title) == ["D"])
  }

  @Test("Predicates may ask for what another object has, and groups for columns", arguments: Library.Kind.allCases)
  func knownObjects(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let (one, two) = (library.author("One"), library.author("Two"))
    library.book("A", by: one)
    library.book("B", by: two)
    library.book("C", by: two)
    try library.context.save()
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "author.name == $SOURCE.%K", "name")
      .withSubstitutionVariables(["SOURCE": one])
    #expect(try library.context.fetch(request).map(\.title) == ["A"])

    let property = NSPropertyDescription()
    property.userInfo = ["start": "B"]
    request.predicate = NSPredicate(format: "title BEGINSWITH $PROPERTY.userInfo.start")
      .withSubstitutionVariables(["PROPERTY": property])
    #expect(try library.context.fetch(request).map(\.title) == ["B"])

    let count = NSExpressionDescription()
    count.name = "count"
    count.expression = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "title")])
    count.expressionResultType = .integer64AttributeType
    let groups = NSFetchRequest<NSDictionary>(entityName: "Book")
    groups.resultType = .dictionaryResultType
    groups.propertiesToGroupBy = ["author.name"]
    groups.propertiesToFetch = ["author.name", count]
    groups.havingPredicate = NSPredicate(format: "%@ > 1", NSExpression(forVariable: "count"))
    #expect(try library.context.fetch(groups).map { $0["author.name"] as? String } == ["Two"])
  }

  @Test("What a fetch found is registered to the end of the block")
  func registered() throws {
    let library = try Library(.memory)
    library.book("A")
    try library.context.save()
    let other = library.makeContext()
    try other.performAndWait {
      _ = try other.fetch(Book.fetchRequest())
      #expect(other.registeredObjects.count == 1)
      autoreleasepool { _ = library.book("B", in: other) }
      #expect(other.registeredObjects.count == 2)
      other.rollback()
    }
    #expect(other.registeredObjects.isEmpty)
  }

  @Test("Undoing takes back what has not been processed yet")
  func undoPending() throws {
    let library = try Library(.memory)
    let context = library.makeContext()
    context.undoManager = UndoManager()
    context.performAndWait {
      library.book("A", in: context)
      context.undo()
      #expect(context.insertedObjects.isEmpty)
      context.redo()
      #expect(context.insertedObjects.count == 1)
    }
  }

  @Test("What is left of a context is no fault once somebody looks at it")
  func afterReset() throws {
    let library = try Library(.memory)
    let book = library.book("A")
    try library.context.save()
    library.context.reset()
    #expect(book.isFault && book.managedObjectContext == nil)
    book.willAccessValue(forKey: nil)
    #expect(!book.isFault && book.title == nil)
  }

  @Test("Delete rules are followed when changes are processed", arguments: Library.Kind.allCases)
  func deleteRules(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let author = library.author("Borges")
    let book = library.book("Ficciones", by: author)
    try library.context.save()
    library.context.delete(author)
    #expect(!book.isDeleted)
    library.context.processPendingChanges()
    #expect(book.isDeleted)
    try library.context.save()
    #expect(book.managedObjectContext == nil)
    #expect(try library.context.count(for: Book.fetchRequest()) == 0)
  }

  @Test("Invalid objects are not saved", arguments: Library.Kind.allCases)
  func validation(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let book = library.book("Long", pages: 6000)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == 1610)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "pages")
    #expect(error?.userInfo[NSValidationObjectErrorKey] as? Book === book)
    book.title = nil
    #expect(#expect(throws: NSError.self) { try library.context.save() }?.code == 1560)
    book.title = "Short"
    book.pages = 3
    try library.context.save()
  }

  @Test("A child's save reaches the parent, and the store with the parent's", arguments: Library.Kind.allCases)
  func parents(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let author = library.author("Lem")
    try library.context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = library.context
    let twin = try #require(try child.existingObject(with: author.objectID) as? Author)
    #expect(twin.name == "Lem")
    let book = library.book("Solaris", by: twin, in: child)
    twin.name = "Stanislaw Lem"
    #expect(author.name == "Lem")
    try child.save()
    #expect(!child.hasChanges)
    #expect(library.context.hasChanges)
    #expect(author.name == "Stanislaw Lem")
    #expect(author.books.first?.title == "Solaris")
    try library.context.save()
    #expect(try child.fetch(Book.fetchRequest()).first === book)
    let other = library.makeContext()
    #expect(try other.performAndWait { try other.fetch(Book.fetchRequest()).first?.author?.name } == "Stanislaw Lem")
  }

  @Test("What others saved is merged on the context's queue", arguments: Library.Kind.allCases)
  func merging(_ kind: Library.Kind) async throws {
    let library = try Library(kind)
    let book = library.book("Draft")
    try library.context.save()
    library.context.automaticallyMergesChangesFromParent = true
    let id = book.objectID
    var seen: [String?] = []
    let subscription = book.objectWillChange.sink { seen.append(book.title) }
    defer { withExtendedLifetime(subscription) {} }
    let other = library.makeContext()
    try await other.perform {
      let twin = try other.existingObject(with: id) as? Book
      twin?.title = "Final"
      try other.save()
    }
    // The merge was put into the main queue before the save ended.
    #expect(book.title == "Final" && seen == ["Final"])
  }

  @Test("What a block throws is thrown by functions that only rethrow", arguments: Library.Kind.allCases)
  func rethrowing(_ kind: Library.Kind) async throws {
    func perform<T>(
      in context: NSManagedObjectContext, _ action: @escaping @Sendable () throws -> T
    ) async rethrows -> T { try await context.perform(action) }
    let context = try Library(kind).makeContext()
    #expect(await perform(in: context) { 1 } == 1)
    await #expect(throws: CocoaError.self) { try await perform(in: context) { throw CocoaError(.fileNoSuchFile) } }
  }

  @Test("Dictionaries are grouped and reckoned by the store", arguments: Library.Kind.allCases)
  func dictionaries(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    for (title, pages) in [("A", 1), ("A", 2), ("B", 3)] { library.book(title, pages: Int32(pages)) }
    try library.context.save()
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
    sum.expressionResultType = .integer64AttributeType
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["title", sum]
    request.propertiesToGroupBy = ["title"]
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let found = try library.context.fetch(request)
    #expect(found.compactMap { $0["title"] as? String } == ["A", "B"])
    #expect(found.compactMap { $0["total"] as? Int } == [3, 3])
  }

  @Test("A context keeps objects with changes and no others", arguments: Library.Kind.allCases)
  func registeredObjects(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    library.book("One", by: library.author("Author"))
    #expect(library.context.registeredObjects.count == 2)
    try library.context.save()
    #expect(library.context.registeredObjects.isEmpty)
    #expect(try library.context.fetch(Book.fetchRequest()).first?.author?.name == "Author")
    #expect(library.context.registeredObjects.isEmpty)
  }

  @Test("Waiting for a context from its own queue goes on at once")
  func reentrance() throws {
    let library = try Library(.memory)
    let (first, second) = (library.makeContext(), library.makeContext())
    let count = first.performAndWait {
      second.performAndWait { first.performAndWait { first.registeredObjects.count } }
    }
    #expect(count == 0)
  }

  @Test("Constraints follow the merge policy", arguments: Library.Kind.allCases)
  func constraints(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let first = library.book("First")
    first.setValue("1", forKey: "isbn")
    try library.context.save()
    let second = library.book("Second")
    second.setValue("1", forKey: "isbn")
    #expect(#expect(throws: NSError.self) { try library.context.save() }?.code == 133_021)
    library.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try library.context.save()
    let books = try library.context.fetch(Book.fetchRequest())
    #expect(books.map(\.title) == ["Second"])
    #expect(books.first?.objectID == first.objectID)
  }

  @Test("Changes are taken back", arguments: Library.Kind.allCases)
  func rollbackAndUndo(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let book = library.book("One")
    try library.context.save()
    book.title = "Two"
    library.context.rollback()
    #expect(book.title == "One")
    #expect(!library.context.hasChanges)
    let manager = UndoManager()
    manager.groupsByEvent = false
    library.context.undoManager = manager
    manager.beginUndoGrouping()
    book.title = "Three"
    library.context.processPendingChanges()
    manager.endUndoGrouping()
    library.context.undo()
    #expect(book.title == "One")
    library.context.redo()
    #expect(book.title == "Three")
  }

  @Test("Batches see the store only", arguments: Library.Kind.allCases)
  func batches(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    for number in 0..<10 { library.book("Book \(number)", pages: Int32(number)) }
    try library.context.save()
    library.book("Unsaved", pages: 50)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages >= 5")
    update.propertiesToUpdate = ["title": "Thick"]
    update.resultType = .updatedObjectsCountResultType
    let updated = try library.context.execute(update) as? NSBatchUpdateResult
    #expect(updated?.result as? Int == 5)
    let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book"))
    delete.resultType = .resultTypeObjectIDs
    let deleted = try library.context.execute(delete) as? NSBatchDeleteResult
    #expect((deleted?.result as? [NSManagedObjectID])?.count == 10)
    library.context.reset()
    #expect(try library.context.count(for: Book.fetchRequest()) == 0)
    let insert = NSBatchInsertRequest(entityName: "Book", objects: [["title": "New", "pages": 7]])
    try library.context.execute(insert)
    #expect(try library.context.fetch(Book.fetchRequest()).map(\.pages) == [7])
    let wrong = NSBatchInsertRequest(entityName: "Book", objects: [["title": 5, "pages": "many"]])
    #expect(throws: NSError.self) { try library.context.execute(wrong) }
  }

  @Test("A context below gives an object the ID under which one above has saved it", arguments: Library.Kind.allCases)
  func identifiersFromAbove(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let below = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    below.parent = library.context
    let book = Book(context: below)
    book.title = "New"
    try below.save()
    try library.context.save()
    try below.obtainPermanentIDs(for: [book])
    #expect(!book.objectID.isTemporaryID)
    let saved = try library.context.existingObject(with: book.objectID)
    #expect(saved.value(forKey: "title") as? String == "New")
  }

  @Test("A save without changes is announced all the same")
  func emptySave() throws {
    let library = try Library(.memory)
    nonisolated(unsafe) var names: [String] = []
    let observers = [Notification.Name.NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave].map { name in
      NotificationCenter.default.addObserver(forName: name, object: library.context, queue: nil) { note in
        names.append(name.rawValue)
        if name == .NSManagedObjectContextDidSave {
          names.append("\((note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? -1)")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    try library.context.save()
    #expect(
      names == [
        Notification.Name.NSManagedObjectContextWillSave.rawValue,
        Notification.Name.NSManagedObjectContextDidSave.rawValue, "0",
      ])
  }
}
