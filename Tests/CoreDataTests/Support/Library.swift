@_spi(Windfall) import CoreData
import PersistenceModel

/// A model of books and those who wrote them, with a container that keeps it in a store of some kind.
struct Library {
  enum Kind: CaseIterable {
    case memory, file
  }

  static let model = NSManagedObjectModel(definition: definition)

  static let definition = ModelDefinition(entities: [
    EntityDefinition(
      name: "Author", className: "CoreDataTests.Author",
      attributes: [
        AttributeDefinition(name: "name", kind: .string, isOptional: false),
        AttributeDefinition(name: "born", kind: .date),
      ],
      relationships: [
        RelationshipDefinition(
          name: "books", destination: "Book", inverse: "author", isToMany: true, deleteRule: .cascade)
      ]),
    EntityDefinition(
      name: "Book", className: "CoreDataTests.Book",
      attributes: [
        AttributeDefinition(name: "title", kind: .string, isOptional: false, defaultValue: .string("Untitled")),
        AttributeDefinition(
          name: "pages", kind: .integer32, defaultValue: .integer(0), validation: .init(minimum: 0, maximum: 5000)),
        AttributeDefinition(name: "isbn", kind: .string),
        AttributeDefinition(name: "keywords", kind: .transformable),
        AttributeDefinition(name: "mood", kind: .undefined, isTransient: true),
      ],
      relationships: [
        RelationshipDefinition(name: "author", destination: "Author", inverse: "books", maximumCount: 1),
        RelationshipDefinition(name: "tags", destination: "Tag", inverse: "books", isToMany: true),
      ],
      uniquenessConstraints: [["isbn"]]),
    EntityDefinition(
      name: "Tag",
      attributes: [AttributeDefinition(name: "name", kind: .string)],
      relationships: [
        RelationshipDefinition(name: "books", destination: "Book", inverse: "tags", isToMany: true, deleteRule: .deny)
      ]),
  ])

  let container: NSPersistentContainer

  var context: NSManagedObjectContext { container.viewContext }

  init(_ kind: Kind, model: NSManagedObjectModel = Library.model) throws {
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    if kind == .memory { description.type = NSInMemoryStoreType }
    container.persistentStoreDescriptions = [description]
    nonisolated(unsafe) var problem: (any Error)?
    container.loadPersistentStores { problem = $1 }
    if let problem { throw problem }
  }

  /// A context whose queue is the one of whoever uses it.
  func makeContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = container.persistentStoreCoordinator
    return context
  }

  @discardableResult
  func book(_ title: String, pages: Int32 = 100, by author: Author? = nil, in other: NSManagedObjectContext? = nil)
    -> Book
  {
    let book = Book(context: other ?? context)
    book.title = title
    book.pages = pages
    book.author = author
    return book
  }

  func author(_ name: String) -> Author {
    let author = Author(context: context)
    author.name = name
    return author
  }
}

final class Author: NSManagedObject {
  var name: String? {
    get { windfallManagedValue("name") }
    set { windfallSetManagedValue(newValue, "name") }
  }

  var books: Set<Book> {
    get { windfallManagedValue("books") }
    set { windfallSetManagedValue(newValue, "books") }
  }

  class func fetchRequest() -> NSFetchRequest<Author> { NSFetchRequest<Author>(entityName: "Author") }
}

final class Book: NSManagedObject {
  var title: String? {
    get { windfallManagedValue("title") }
    set { windfallSetManagedValue(newValue, "title") }
  }

  var pages: Int32 {
    get { windfallManagedValue("pages") }
    set { windfallSetManagedValue(newValue, "pages") }
  }

  var keywords: [String]? {
    get { windfallManagedValue("keywords") }
    set { windfallSetManagedValue(newValue, "keywords") }
  }

  var author: Author? {
    get { windfallManagedValue("author") }
    set { windfallSetManagedValue(newValue, "author") }
  }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}
