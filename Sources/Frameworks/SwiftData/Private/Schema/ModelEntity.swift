import Foundation
import Synchronization

/// What is known of a model class without a schema: its properties by their slots.
final class ModelEntity: @unchecked Sendable {
  /// A property, and how it is kept.
  struct Property {
    let name: String
    let keyPath: AnyKeyPath
    let valueType: any Any.Type
    let shape: PropertyShape
    let metadata: (any SchemaProperty)?
    let defaultValue: Any?

    var isOptional: Bool { valueType is any OptionalValue.Type }

    var isEphemeral: Bool { (metadata as? Schema.Attribute)?.isTransient ?? false }
  }

  let name: String
  let properties: [Property]
  let uniqueKeyPaths: [[AnyKeyPath]]
  let indexKeyPaths: [[AnyKeyPath]]
  private let slots: [AnyKeyPath: Int]

  private static let known = Mutex<[ObjectIdentifier: ModelEntity]>([:])

  /// Read once for each class.
  static func of<Model: PersistentModel>(_ type: Model.Type) -> ModelEntity {
    let key = ObjectIdentifier(type)
    if let entity = known.withLock({ $0[key] }) { return entity }
    let entity = ModelEntity(type)
    return known.withLock { entities in
      if let earlier = entities[key] { return earlier }
      entities[key] = entity
      return entity
    }
  }

  private init<Model: PersistentModel>(_ type: Model.Type) {
    name = Schema.entityName(for: type)
    properties = type.schemaMetadata.map { metadata in
      let valueType = Swift.type(of: metadata.keyPath).valueType
      let isTransformable = (metadata.metadata as? Schema.Attribute)?.isTransformable ?? false
      guard let shape = PropertyShape(valueType, isTransformable: isTransformable) else {
        fatalError("\(type).\(metadata.name): a store cannot keep a \(valueType); make it Codable or @Transient")
      }
      return Property(
        name: metadata.name, keyPath: metadata.keyPath, valueType: valueType, shape: shape,
        metadata: metadata.metadata, defaultValue: metadata.defaultValue)
    }
    slots = Dictionary(properties.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
    uniqueKeyPaths = type.windfallUniqueKeyPaths
    indexKeyPaths = type.windfallIndexKeyPaths
  }

  /// Nil for what is not kept: computed properties, and those with `@Transient`.
  func slot(of keyPath: AnyKeyPath) -> Int? { slots[keyPath] }

  /// Whether the names are those of relationships to one, each of the model that the one before leads to, and at last of
  /// a value.
  func leads(_ names: [String]) -> Bool {
    guard let property = properties.first(where: { $0.name == names.first }) else { return false }
    guard names.count > 1 else { return property.shape.destination == nil }
    guard case .toOne(let model) = property.shape else { return false }
    return ModelEntity.of(model).leads(Array(names.dropFirst()))
  }

  func name(of keyPath: AnyKeyPath) -> String? { slots[keyPath].map { properties[$0].name } }
}
