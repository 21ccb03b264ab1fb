@_spi(Windfall) import CoreData
import PersistenceModel
import Testing

@MainActor @Suite("Life cycle of managed objects")
struct LifeCycleTests {
  private let model = NSManagedObjectModel(
    definition: ModelDefinition(entities: [
      EntityDefinition(
        name: "Diary", className: "CoreDataTests.Diary",
        attributes: [AttributeDefinition(name: "text", kind: .string)])
    ]))

  @Test("Objects are told of what happens to them, in Apple's order", arguments: Library.Kind.allCases)
  func order(_ kind: Library.Kind) throws {
    let library = try Library(kind, model: model)
    let context = library.context
    let diary = Diary(context: context)
    #expect(diary.take() == ["awakeFromInsert"])
    diary.text = "a"
    try context.save()
    #expect(diary.take() == ["willSave", "didSave"])
    context.refresh(diary, mergeChanges: false)
    #expect(diary.take() == ["willTurnIntoFault", "didTurnIntoFault"])
    #expect(diary.text == "a")
    #expect(diary.take() == ["awakeFromFetch"])
    context.delete(diary)
    #expect(diary.take() == ["prepareForDeletion"])
    try context.save()
    #expect(diary.take().prefix(2) == ["willSave", "didSave"])
    #expect(diary.isDeleted == false && diary.managedObjectContext == nil)
  }

  @Test("What an object does to itself in willSave is saved, and it is asked again", arguments: Library.Kind.allCases)
  func changesInWillSave(_ kind: Library.Kind) throws {
    let library = try Library(kind, model: model)
    let diary = Diary(context: library.context)
    diary.textForSave = "stamped"
    try library.context.save()
    #expect(diary.take() == ["awakeFromInsert", "willSave", "willSave", "didSave"])
    #expect(!library.context.hasChanges)
    library.context.refresh(diary, mergeChanges: false)
    #expect(diary.text == "stamped")
  }

  @Test("A save is told before and after, once the objects are", arguments: Library.Kind.allCases)
  func notifications(_ kind: Library.Kind) throws {
    let library = try Library(kind, model: model)
    let context = library.context
    let kept = Diary(context: context)
    let gone = Diary(context: context)
    try context.save()
    nonisolated(unsafe) var told: [String] = []
    let names: [Notification.Name] = [
      .NSManagedObjectContextWillSave, .NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave,
      .NSManagedObjectContextDidSaveObjectIDs,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
        let sets = (note.userInfo ?? [:]).compactMap { key, value -> String? in
          let count = (value as? Set<NSManagedObject>)?.count ?? (value as? Set<NSManagedObjectID>)?.count ?? 0
          return count > 0 ? "\(key) \(count)" : nil
        }
        told.append(([name.rawValue] + sets.sorted()).joined(separator: " "))
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    kept.text = "changed"
    context.delete(gone)
    _ = Diary(context: context)
    try context.save()
    #expect(
      told == [
        "NSObjectsChangedInManagingContextNotification deleted 1 inserted 1 updated 1",
        "NSManagingContextWillSaveChangesNotification",
        "NSManagingContextDidSaveChangesNotification deleted 1 inserted 1 updated 1",
        "NSManagedObjectContextDidSaveObjectIDsNotification deleted_objectIDs 1 inserted_objectIDs 1 "
          + "updated_objectIDs 1",
      ])
  }
}

final class Diary: NSManagedObject {
  private var told: [String] = []
  var textForSave: String?

  var text: String? {
    get { windfallManagedValue("text") }
    set { windfallSetManagedValue(newValue, "text") }
  }

  /// What it was told since the last call.
  func take() -> [String] {
    defer { told = [] }
    return told
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    told.append("awakeFromInsert")
  }

  override func awakeFromFetch() {
    super.awakeFromFetch()
    told.append("awakeFromFetch")
  }

  override func willSave() {
    super.willSave()
    told.append("willSave")
    if let textForSave, text != textForSave { text = textForSave }
  }

  override func didSave() {
    super.didSave()
    told.append("didSave")
  }

  override func prepareForDeletion() {
    super.prepareForDeletion()
    told.append("prepareForDeletion")
  }

  override func willTurnIntoFault() {
    super.willTurnIntoFault()
    told.append("willTurnIntoFault")
  }

  override func didTurnIntoFault() {
    super.didTurnIntoFault()
    told.append("didTurnIntoFault")
  }
}
