import PersistenceModel

/// One version of a data model, and what the tool makes of it beside the file for the app.
struct DataModel: Sendable {
  /// The class that Xcode writes for an entity.
  enum ClassGeneration: String, Sendable {
    /// The whole class.
    case `class`
    /// An extension with the properties of a class that the project has.
    case category
  }

  var definition: ModelDefinition
  /// By the name of the entity; those that are not here have classes of the project's.
  var generation: [String: ClassGeneration] = [:]
  /// What is read and has no effect, for the doctor.
  var unobeyed: [Unobeyed] = []

  /// Something in a model that has no effect.
  struct Unobeyed: Sendable {
    var feature: String
    var consequence: String
    var line: Int
  }
}

/// Where in a model something is, for messages.
struct DataModelPlace {
  let file: String
  var entity: String?
  var property: String?

  func entity(_ name: String) -> DataModelPlace { DataModelPlace(file: file, entity: name) }

  func property(_ name: String) -> DataModelPlace { DataModelPlace(file: file, entity: entity, property: name) }

  /// What is wrong, and what mends it.
  func error(_ message: String, line: Int, remedy: String) -> BuildError {
    let entity = entity.map { "entity \($0): " } ?? ""
    let property = property.map { "property \($0): " } ?? ""
    return BuildError(.buildFailed, "\(file):\(line): \(entity)\(property)\(message); \(remedy)")
  }
}
