import PersistenceModel
import Testing

@_spi(Windfall) import CoreData

@MainActor @Suite("Validation")
struct ObjectValidationTests {
  /// What is set to a valid object, and the error that a save gives for it.
  nonisolated struct Case: Sendable, CustomStringConvertible {
    var key: String
    var text: String?
    var number: Int?
    var date: TimeInterval?
    var parts: Int?
    var code: Int
    var description: String { "\(key) \(code)" }

    var value: Any? {
      text ?? number.map { $0 as Any } ?? date.map { Date(timeIntervalSinceReferenceDate: $0) as Any }
    }
  }

  private nonisolated static let cases: [Case] = [
    Case(key: "text", code: 1570),
    Case(key: "text", text: "long enough to be too long", code: 1660),
    Case(key: "text", text: "a", code: 1670),
    Case(key: "text", text: "123", code: 1680),
    Case(key: "number", number: 11, code: 1610),
    Case(key: "number", number: -1, code: 1620),
    Case(key: "date", date: 200, code: 1630),
    Case(key: "date", date: 1, code: 1640),
    Case(key: "parts", parts: 0, code: 1580),
    Case(key: "parts", parts: 4, code: 1590),
  ]

  private func context(_ kind: Library.Kind) throws -> NSManagedObjectContext {
    let text = AttributeDefinition(
      name: "text", kind: .string, isOptional: false,
      validation: .init(minimum: 2, maximum: 9, regularExpression: "[a-z ]*"))
    let note = EntityDefinition(
      name: "Note",
      attributes: [
        text, AttributeDefinition(name: "number", kind: .integer32, validation: .init(minimum: 0, maximum: 10)),
        AttributeDefinition(name: "date", kind: .date, validation: .init(minimum: 10, maximum: 100)),
      ],
      relationships: [
        RelationshipDefinition(
          name: "parts", destination: "Part", inverse: "note", isToMany: true, isOptional: false, minimumCount: 1,
          maximumCount: 3)
      ])
    let part = EntityDefinition(
      name: "Part",
      relationships: [RelationshipDefinition(name: "note", destination: "Note", inverse: "parts", maximumCount: 1)])
    return try Library(kind, model: NSManagedObjectModel(definition: ModelDefinition(entities: [note, part]))).context
  }

  private func parts(_ count: Int, in context: NSManagedObjectContext) -> NSSet {
    NSSet(array: (0..<count).map { _ in context.make("Part", [:]) })
  }

  private func note(in context: NSManagedObjectContext) -> NSManagedObject {
    let note = context.make("Note", ["text": "one", "number": 3, "date": Date(timeIntervalSinceReferenceDate: 50)])
    note.setValue(parts(2, in: context), forKey: "parts")
    return note
  }

  @Test("Each rule of a model has its code, and nothing is half saved", arguments: cases, Library.Kind.allCases)
  func codes(_ wanted: Case, _ kind: Library.Kind) throws {
    let library = try context(kind)
    let bad = note(in: library)
    _ = note(in: library)
    bad.setValue(wanted.parts.map { parts($0, in: library) } ?? wanted.value, forKey: wanted.key)
    let error = #expect(throws: NSError.self) { try library.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == wanted.code)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == wanted.key)
    #expect(error?.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === bad)
    let stored = NSFetchRequest<NSManagedObject>(entityName: "Note")
    stored.includesPendingChanges = false
    #expect(try library.count(for: stored) == 0)
  }

  @Test("Several are one error with all of them", arguments: Library.Kind.allCases)
  func several(_ kind: Library.Kind) throws {
    let library = try context(kind)
    let (first, second) = (note(in: library), note(in: library))
    first.setValue("123", forKey: "text")
    first.setValue(11, forKey: "number")
    second.setValue(nil, forKey: "text")
    let error = #expect(throws: NSError.self) { try library.save() }
    #expect(error?.code == 1560)
    let details = error?.userInfo[NSDetailedErrorsKey] as? [NSError] ?? []
    #expect(details.map(\.code).sorted() == [1570, 1610, 1680])
  }

  @Test("What another object may not lose is not deleted", arguments: Library.Kind.allCases)
  func denial(_ kind: Library.Kind) throws {
    let library = try Library(kind)
    let book = library.book("Lavinia")
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: library.context)
    tag.setValue(NSSet(object: book), forKey: "books")
    try library.context.save()
    library.context.delete(tag)
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == 1600)
    library.context.delete(book)
    try library.context.save()
    #expect(try library.context.count(for: Book.fetchRequest()) == 0)
  }
}
