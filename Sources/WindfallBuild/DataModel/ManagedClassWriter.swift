import PersistenceModel

/// Writes the Swift that Xcode writes for an entity of a data model: its class, and an extension with its properties.
struct ManagedClassWriter {
  let model: ModelDefinition
  let entity: EntityDefinition
  /// The class of the entity, without a module.
  let className: String

  /// Nil for an entity whose objects have no class of their own.
  init?(model: ModelDefinition, entity: EntityDefinition) {
    guard let name = entity.className?.split(separator: ".").last else { return nil }
    self.model = model
    self.entity = entity
    className = String(name)
  }

  var classFileName: String { "\(className)+CoreDataClass.swift" }

  var propertiesFileName: String { "\(className)+CoreDataProperties.swift" }

  var classText: String {
    let parent = entity.parent.map(className(ofEntity:)) ?? "NSManagedObject"
    return header + "@objc(\(className))\npublic class \(quoted(className)): \(quoted(parent)) {\n\n}\n"
  }

  var propertiesText: String {
    let type = quoted(className)
    var text = header
    text += "extension \(type) {\n\n"
    text += "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> {\n"
    text += "        return NSFetchRequest<\(type)>(entityName: \"\(entity.name)\")\n    }\n\n"
    for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
      text += property(attribute.name, valueType(of: attribute))
    }
    for relationship in entity.relationships.sorted(by: { $0.name < $1.name }) {
      text += property(relationship.name, valueType(of: relationship))
    }
    for fetched in entity.fetchedProperties.sorted(by: { $0.name < $1.name }) {
      text += property(fetched.name, "[\(quoted(className(ofEntity: fetched.entity)))]")
    }
    text += "\n}\n"
    for relationship in entity.relationships.sorted(by: { $0.name < $1.name }) where relationship.isToMany {
      text += accessors(of: relationship)
    }
    // Those that inherit from it are identifiable by it.
    if entity.parent == nil { text += "\nextension \(type) : Identifiable {\n\n}\n" }
    return text
  }

  private var header: String { "import Foundation\nimport CoreData\n\n" }

  private func property(_ name: String, _ type: String) -> String {
    "    @NSManaged public var \(quoted(name)): \(type)\n"
  }

  private func quoted(_ name: String) -> String { DeclarationWriter.quoted(name) }

  private func className(ofEntity name: String) -> String {
    let entity = model.entities.first { $0.name == name }
    return entity?.className?.split(separator: ".").last.map { String($0) } ?? "NSManagedObject"
  }
}

// MARK: - Types

extension ManagedClassWriter {
  /// Xcode makes all but scalars optional, mandatory ones too: a new object has no value yet.
  private func valueType(of attribute: AttributeDefinition) -> String {
    switch attribute.kind {
    case .integer16: attribute.usesScalar ? "Int16" : "NSNumber?"
    case .integer32: attribute.usesScalar ? "Int32" : "NSNumber?"
    case .integer64: attribute.usesScalar ? "Int64" : "NSNumber?"
    case .double: attribute.usesScalar ? "Double" : "NSNumber?"
    case .float: attribute.usesScalar ? "Float" : "NSNumber?"
    case .boolean: attribute.usesScalar ? "Bool" : "NSNumber?"
    case .date: attribute.usesScalar ? "TimeInterval" : "Date?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .composite: "[String : Any]?"
    case .objectID: "NSManagedObjectID?"
    case .undefined: "NSObject?"
    case .transformable: "\(transformedType(attribute.valueClassName))?"
    }
  }

  private func transformedType(_ name: String?) -> String {
    guard let name, name != "." else { return "NSObject" }
    return name.hasPrefix(".") ? String(name.dropFirst()) : name
  }

  private func valueType(of relationship: RelationshipDefinition) -> String {
    guard relationship.isToMany else { return "\(quoted(className(ofEntity: relationship.destination)))?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }
}

// MARK: - Accessors

extension ManagedClassWriter {
  private func accessors(of relationship: RelationshipDefinition) -> String {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let type = quoted(className(ofEntity: relationship.destination))
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var functions: [(selector: String, declaration: String)] = []
    if relationship.isOrdered {
      functions = [
        ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(type), at idx: Int)"),
        ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
        ("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)"),
        ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
        ("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(type))"),
        ("replace\(name)AtIndexes:with\(name):", "replace\(name)(at indexes: NSIndexSet, with values: [\(type)])"),
      ]
    }
    functions += [
      ("add\(name)Object:", "addTo\(name)(_ value: \(type))"),
      ("remove\(name)Object:", "removeFrom\(name)(_ value: \(type))"),
      ("add\(name):", "addTo\(name)(_ values: \(set))"),
      ("remove\(name):", "removeFrom\(name)(_ values: \(set))"),
    ]
    let lines = functions.map { "    @objc(\($0.selector))\n    @NSManaged public func \($0.declaration)\n\n" }
    return "\n// MARK: Generated accessors for \(relationship.name)\n"
      + "extension \(quoted(className)) {\n\n\(lines.joined())}\n"
  }
}
