import Foundation

/// What a key path of a predicate means to a store.
enum ModelKeyPath {
  case property(String)
  /// The model itself, by its identifier; also the raw value of what is kept as one.
  case itself
  case count
  case length
  case isEmptyText
  case isEmptyList

  /// Throws for a computed property, which no store knows.
  init(_ keyPath: AnyKeyPath) throws {
    let root = type(of: keyPath).rootType
    if let model = root as? any PersistentModel.Type {
      self = try Self.property(keyPath, of: model)
    } else if let text = keyPath as? PartialKeyPath<String> {
      if text == \String.count {
        self = .length
      } else if text == \String.isEmpty {
        self = .isEmptyText
      } else {
        throw Self.problem(keyPath)
      }
    } else if let collection = root as? any ModelCollection.Type, keyPath == collection.countPath {
      self = .count
    } else if let collection = root as? any ModelCollection.Type, keyPath == collection.emptinessPath {
      self = .isEmptyList
    } else if let raw = root as? any RawRepresentable.Type, Self.isRawValue(keyPath, of: raw) {
      self = .itself
    } else {
      throw Self.problem(keyPath)
    }
  }

  private static func property<Model: PersistentModel>(_ keyPath: AnyKeyPath, of type: Model.Type) throws
    -> ModelKeyPath
  {
    if let name = ModelEntity.of(type).name(of: keyPath) { return .property(name) }
    if keyPath == \Model.persistentModelID || keyPath == \Model.id { return .itself }
    throw problem(keyPath)
  }

  private static func isRawValue<Raw: RawRepresentable>(_ keyPath: AnyKeyPath, of type: Raw.Type) -> Bool {
    keyPath == \Raw.rawValue
  }

  private static func problem(_ keyPath: AnyKeyPath) -> SwiftDataError {
    .unsupportedKeyPath.because("\(keyPath) is no property that is kept in the store")
  }

  /// The key to append; nil where it is the same value.
  var name: String? {
    switch self {
    case .property(let name): name
    case .count: "@count"
    case .length: "length"
    case .itself, .isEmptyText, .isEmptyList: nil
    }
  }
}
