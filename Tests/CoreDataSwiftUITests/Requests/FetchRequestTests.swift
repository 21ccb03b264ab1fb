import CoreData
import CoreDataSwiftUI
import SwiftUITestSupport
import Testing

extension AllTests {
  @MainActor @Suite("Fetch requests of views")
  struct FetchRequestTests {
    private static let model: NSManagedObjectModel = {
      let title = NSAttributeDescription()
      title.name = "title"
      title.attributeType = .stringAttributeType
      let shelf = NSAttributeDescription()
      shelf.name = "shelf"
      shelf.attributeType = .stringAttributeType
      let entity = NSEntityDescription()
      entity.name = "Note"
      entity.managedObjectClassName = "CoreDataSwiftUITests.Note"
      entity.properties = [title, shelf]
      let model = NSManagedObjectModel()
      model.entities = [entity]
      return model
    }()

    private func makeContext() -> NSManagedObjectContext {
      let container = NSPersistentContainer(name: "Notes", managedObjectModel: Self.model)
      container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
      container.loadPersistentStores { #expect($1 == nil) }
      return container.viewContext
    }

    @discardableResult
    private func note(_ title: String, shelf: String = "", in context: NSManagedObjectContext) -> Note {
      let note = Note(context: context)
      note.setValue(title, forKey: "title")
      note.setValue(shelf, forKey: "shelf")
      return note
    }

    private struct Notes: View {
      @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)]) private var notes:
        FetchedResults<Note>

      var body: some View {
        VStack {
          Text("\(notes.count) notes")
          ForEach(notes, id: \.objectID) { Text($0.title) }
          Button("only b") { notes.nsPredicate = NSPredicate(format: "title BEGINSWITH 'b'") }
        }
      }
    }

    @Test("What is inserted, changed and deleted is seen")
    func changes() throws {
      let context = makeContext()
      let second = note("b1", in: context)
      let screen = Screen { Notes().environment(\.managedObjectContext, context) }
      #expect(screen.labels.prefix(2) == ["1 notes", "b1"])
      note("a1", in: context)
      context.processPendingChanges()
      #expect(screen.labels.prefix(3) == ["2 notes", "a1", "b1"])
      second.setValue("b2", forKey: "title")
      try context.save()
      #expect(screen.labels.prefix(3) == ["2 notes", "a1", "b2"])
      screen.tap("only b")
      #expect(screen.labels.prefix(2) == ["1 notes", "b2"])
      context.delete(second)
      context.processPendingChanges()
      #expect(screen.has("0 notes"))
    }

    private struct Shelves: View {
      @SectionedFetchRequest(
        sectionIdentifier: \Note.shelf, sortDescriptors: [NSSortDescriptor(key: "shelf", ascending: true)])
      private var shelves: SectionedFetchResults<String, Note>

      var body: some View {
        VStack {
          ForEach(shelves) { shelf in
            Text("\(shelf.id): \(shelf.count)")
          }
        }
      }
    }

    /// A list of any kind of object, as apps write one for all of theirs.
    private struct Everything<Object: NSManagedObject>: View {
      @FetchRequest private var objects: FetchedResults<Object>
      @SectionedFetchRequest private var shelves: SectionedFetchResults<String, Object>

      init(shelf: KeyPath<Object, String>) {
        _objects = FetchRequest<Object>(sortDescriptors: [])
        _shelves = SectionedFetchRequest<String, Object>(sectionIdentifier: shelf, sortDescriptors: [])
      }

      var body: some View { Text("\(objects.count) objects, \(shelves.count) shelves") }
    }

    private struct Titles: View {
      @FetchRequest(sortDescriptors: [SortDescriptor(\Note.title)]) private var notes: FetchedResults<Note>

      var body: some View {
        VStack {
          ForEach(notes, id: \.objectID) { Text($0.title) }
          Text(notes.sortDescriptors.first?.order == .reverse ? "down" : "up")
          Button("turn") { $notes.wrappedValue.sortDescriptors = [SortDescriptor(\Note.title, order: .reverse)] }
        }
      }
    }

    @Test("Texts are in the order that lists have, and descriptors are seen as they were given")
    func texts() {
      let context = makeContext()
      for title in ["b10", "A", "B9"] { note(title, in: context) }
      let screen = Screen { Titles().environment(\.managedObjectContext, context) }
      #expect(screen.labels.prefix(4) == ["A", "B9", "b10", "up"])
      screen.tap("turn")
      #expect(screen.labels.prefix(4) == ["b10", "B9", "A", "down"])
    }

    @Test("A generic view asks for any kind of object in no order")
    func generic() {
      let context = makeContext()
      note("1", shelf: "A", in: context)
      let screen = Screen {
        Everything<Note>(shelf: \.shelf).environment(\.managedObjectContext, context)
      }
      #expect(screen.labels == ["1 objects, 1 shelves"])
    }

    @Test("Sections follow their objects")
    func sections() {
      let context = makeContext()
      note("1", shelf: "A", in: context)
      note("2", shelf: "B", in: context)
      let screen = Screen { Shelves().environment(\.managedObjectContext, context) }
      #expect(screen.labels == ["A: 1", "B: 1"])
      note("3", shelf: "A", in: context)
      context.processPendingChanges()
      #expect(screen.labels == ["A: 2", "B: 1"])
    }
  }
}

final class Note: NSManagedObject {
  var title: String { windfallManagedValue("title") }

  var shelf: String { windfallManagedValue("shelf") }
}
