@_spi(Windfall) import CoreData
import PersistenceModel
import Testing

@MainActor @Suite("Managed objects")
struct NSManagedObjectTests {
  private final class Loner: NSManagedObject {}

  @Test("Changes are told apart from what is stored", arguments: Library.Kind.allCases)
  func changedValues(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let book = library.book("One")
    #expect(book.isInserted)
    #expect(Book(context: library.context).title == "Untitled")
    try library.context.save()
    #expect(!book.hasChanges && !book.isInserted && !book.isUpdated)
    book.title = "Two"
    #expect(book.isUpdated)
    #expect(book.changedValues().keys.sorted() == ["title"])
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "One")
    book.setValue("calm", forKey: "mood")
    #expect(book.value(forKey: "mood") as? String == "calm")
    library.context.refresh(book, mergeChanges: false)
    #expect(book.isFault)
    #expect(book.title == "One")
    #expect(book.value(forKey: "mood") == nil)
    book.setPrimitiveValue("Three", forKey: "title")
    #expect(!book.hasChanges)
    #expect(book.title == "Three")
  }

  @Test("An object that is made as one of the base class is of its entity's")
  func baseClass() throws {
    let library = try Library(.memory)
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: library.context))
    let book = NSManagedObject(entity: entity, insertInto: library.context)
    book.setValue("Three", forKey: "title")
    #expect(type(of: book) == Book.self && (book as? Book)?.title == "Three")
    try library.context.save()
    #expect(try library.context.fetch(NSFetchRequest<Book>(entityName: "Book")) == [book])
  }

  @Test("Transient values begin with their defaults after each fault, and do not hinder a save")
  func transients() throws {
    let model = Shelf.model(
      Shelf.entity(
        "Car",
        [
          AttributeDefinition(name: "plate", kind: .string),
          AttributeDefinition(
            name: "isMoving", kind: .boolean, isOptional: false, isTransient: true, defaultValue: .boolean(false)),
          AttributeDefinition(name: "speed", kind: .integer64, isTransient: true, defaultValue: .integer(0)),
        ]))
    let shelf = try Shelf()
    let context = try shelf.open(model)
    let car = context.make("Car", ["plate": "1", "speed": 50])
    try context.save()
    #expect(car.value(forKey: "speed") as? Int == 50)
    context.refresh(car, mergeChanges: false)
    #expect(car.value(forKey: "speed") as? Int == 0)
    #expect(!car.hasChanges && car.changedValues().isEmpty)
    car.setValue("2", forKey: "plate")
    try context.save()

    car.setValue(20, forKey: "speed")
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    #expect(try child.existingObject(with: car.objectID).value(forKey: "speed") as? Int == 0)
    try context.leave()
  }

  @Test("A property takes the place of one with the same name")
  func sameName() {
    let attribute = NSAttributeDescription()
    let relationship = NSRelationshipDescription()
    for property in [attribute, relationship] { property.name = "cover" }
    let entity = NSEntityDescription()
    entity.properties = [attribute]
    entity.properties.append(relationship)
    #expect(entity.properties == [relationship])
  }

  @Test("An object that was made without an entity is of no context")
  func noEntity() {
    let book = Book()
    #expect(book.managedObjectContext == nil && !book.isInserted)
    #expect(NSManagedObjectTests.Loner.entity().name == nil && NSManagedObject.entity().name == nil)
  }

  @Test("A new object keeps its values behind a fault")
  func newFault() throws {
    let library = try Library(.memory)
    let book = library.book("One")
    library.context.refresh(book, mergeChanges: false)
    #expect(book.isFault && book.isInserted)
    book.willAccessValue(forKey: nil)
    #expect(!book.isFault && book.title == "One")
    try library.context.save()
  }

  @Test("Both sides of a relationship say the same", arguments: Library.Kind.allCases)
  func inverses(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let (one, two) = (library.author("One"), library.author("Two"))
    let book = library.book("Moby Dick", by: one)
    #expect(one.books == [book])
    two.books = [book]
    #expect(book.author === two)
    #expect(one.books.isEmpty)
    one.mutableSetValue(forKey: "books").add(book)
    #expect(book.author === one)
    try library.context.save()
    library.context.refreshAllObjects()
    #expect(one.hasFault(forRelationshipNamed: "books"))
    #expect(one.books == [book])
    _ = one.windfallManagedCall("removeBooksObject:", [book])
    #expect(book.author == nil)
  }

  @Test("URIs lead to objects", arguments: Library.Kind.allCases)
  func identifiers(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let book = library.book("One")
    #expect(book.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Book/t"))
    try library.context.save()
    let uri = book.objectID.uriRepresentation()
    #expect(uri.absoluteString.hasSuffix("/Book/p1"))
    let found = library.container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri)
    #expect(found == book.objectID)
  }

  @Test("Key-value coding by way of collections asks the objects", arguments: Library.Kind.allCases)
  func keyPaths(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let author = library.author("Woolf")
    library.book("Orlando", by: author)
    #expect(author.value(forKeyPath: "books.@count") as? Int == 1)
    #expect((author.value(forKeyPath: "books.title") as? NSSet)?.allObjects as? [String] == ["Orlando"])
    var seen: [String?] = []
    let observation = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: library.context, queue: nil
    ) { note in
      #expect((note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count == 2)
    }
    library.context.processPendingChanges()
    NotificationCenter.default.removeObserver(observation)
    seen.append(author.name)
    #expect(seen == ["Woolf"])
  }

  @Test("A mandatory relationship to many may be empty where no number is asked for", arguments: [0, 1])
  func emptyMandatoryRelationship(minimum: Int) throws {
    let shelf = try Shelf()
    let people = RelationshipDefinition(
      name: "people", destination: "Person", inverse: "company", isToMany: true, isOptional: false,
      minimumCount: minimum)
    let company = RelationshipDefinition(name: "company", destination: "Company", inverse: "people", maximumCount: 1)
    let context = try shelf.open(
      Shelf.model(Shelf.entity("Company", [], [people]), Shelf.entity("Person", [], [company])))
    _ = context.make("Company", [:])
    var code: Int?
    do { try context.save() } catch { code = (error as NSError).code }
    #expect(code == (minimum == 0 ? nil : 1580))
  }

  @Test("A value is checked for a key before it is set", arguments: Library.Kind.allCases)
  func validation(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let book = library.book("Lavinia")
    func code(_ value: Any?, _ key: String) -> Int? {
      var object = value.map { $0 as AnyObject }
      do {
        try book.validateValue(&object, forKey: key)
        return nil
      } catch {
        return (error as NSError).code
      }
    }
    #expect(code("Always Coming Home", "title") == nil)
    #expect(code(nil, "title") == 1570)
    #expect(code(9000, "pages") == 1610)
    #expect(code(-1, "pages") == 1620)
    #expect(code(300, "pages") == nil)
    #expect(code(nil, "pages") == 1570 || code(nil, "pages") == nil)
    #expect(book.title == "Lavinia" && book.pages == 100)
  }

  @Test("A class with a check of its own is asked when it is saved, and may put another value in the place")
  func ownValidation() throws {
    let definition = ModelDefinition(entities: [
      EntityDefinition(
        name: "Strict", className: "CoreDataTests.StrictNote",
        attributes: [
          AttributeDefinition(name: "text", kind: .string), AttributeDefinition(name: "size", kind: .integer32),
        ])
    ])
    let library = try Library(.memory, model: NSManagedObjectModel(definition: definition))
    let note = try #require(
      NSEntityDescription.insertNewObject(forEntityName: "Strict", into: library.context) as? StrictNote)
    note.setValue("bad", forKey: "text")
    let problem = #expect(throws: (any Error).self) { try library.context.save() }
    #expect(problem.map { ($0 as NSError).code } == 7)
    note.setValue("long text", forKey: "text")
    try library.context.save()
    #expect(note.value(forKey: "text") as? String == "long")
  }
}
