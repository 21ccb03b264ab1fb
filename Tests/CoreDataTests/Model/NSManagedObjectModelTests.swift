import CoreData
import Testing

@Suite("Models in files")
struct NSManagedObjectModelTests {
  @Test("What is not there, noise or an empty folder is no model", arguments: ["nothing", "noise", "empty", "bytes"])
  func noModel(_ kind: String) throws {
    let shelf = try Shelf()
    let url = shelf.folder.appendingPathComponent("Model.momd")
    switch kind {
    case "noise": try Data("this is no model".utf8).write(to: url)
    case "empty": try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    case "bytes":
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data([0, 255, 1, 254]).write(to: url.appendingPathComponent("VersionInfo.plist"))
      try Data([0, 255, 1, 254]).write(to: url.appendingPathComponent("Model.mom"))
    default: break
    }
    #expect(NSManagedObjectModel(contentsOf: url) == nil)
    #expect(NSManagedObjectModel(contentsOf: url.appendingPathComponent("Model.mom")) == nil)
  }

  @Test("A constraint of no property is none, and a conflict can be made of nothing")
  func emptyConstraint() throws {
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.managedObjectClassName = "NSManagedObject"
    entity.uniquenessConstraints = [[]]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let context = try Shelf().open(model)
    _ = context.make("Note", [:])
    try context.save()
    #expect(NSConstraintConflict().constraint.isEmpty && NSConstraintConflict().databaseObject == nil)
  }
}
