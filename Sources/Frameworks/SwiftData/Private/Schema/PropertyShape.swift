import Foundation
import PersistenceModel

/// An optional, whatever is in it.
protocol OptionalValue {
  static var wrapped: any Any.Type { get }
  var content: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: any Any.Type { Wrapped.self }

  var content: Any? { map { $0 } }
}

/// A collection of models, whatever models they are.
protocol ModelCollection: RelationshipCollection {
  static var element: any PersistentModel.Type { get }
  /// The paths of the members that stores know.
  static var countPath: AnyKeyPath { get }
  static var emptinessPath: AnyKeyPath { get }
  init(models: [any PersistentModel])
  var models: [any PersistentModel] { get }
}

extension Array: ModelCollection where Element: PersistentModel {
  static var element: any PersistentModel.Type { Element.self }

  static var countPath: AnyKeyPath { \Self.count }

  static var emptinessPath: AnyKeyPath { \Self.isEmpty }

  init(models: [any PersistentModel]) { self = models.compactMap { $0 as? Element } }

  var models: [any PersistentModel] { self }
}

extension Set: ModelCollection where Element: PersistentModel {
  static var element: any PersistentModel.Type { Element.self }

  static var countPath: AnyKeyPath { \Self.count }

  static var emptinessPath: AnyKeyPath { \Self.isEmpty }

  init(models: [any PersistentModel]) { self = Set(models.compactMap { $0 as? Element }) }

  var models: [any PersistentModel] { Array(self) }
}

/// How a property of some type is kept.
enum PropertyShape {
  /// As Core Data keeps it.
  case plain(AttributeDefinition.Kind)
  /// A whole number of a size that Core Data does not have.
  case integer(any FixedWidthInteger.Type)
  case rawValue(AttributeDefinition.Kind, any RawRepresentable.Type)
  /// As JSON, in one column. Apple's splits structures into columns by rules that are not public.
  case encoded(any Codable.Type)
  /// An object that a transformer turns into data.
  case transformable
  case toOne(any PersistentModel.Type)
  case toMany(any ModelCollection.Type)

  /// The type without the optional around it.
  static func unwrapped(_ type: any Any.Type) -> any Any.Type {
    (type as? any OptionalValue.Type)?.wrapped ?? type
  }

  /// Nil for what no store can keep.
  init?(_ type: any Any.Type, isTransformable: Bool) {
    let type = Self.unwrapped(type)
    if isTransformable {
      self = .transformable
    } else if let model = type as? any PersistentModel.Type {
      self = .toOne(model)
    } else if let collection = type as? any ModelCollection.Type {
      self = .toMany(collection)
    } else if let kind = Self.kind(of: type) {
      self = .plain(kind)
    } else if let integer = type as? any FixedWidthInteger.Type {
      self = .integer(integer)
    } else if let raw = type as? any RawRepresentable.Type, let kind = Self.rawKind(of: raw) {
      self = .rawValue(kind, raw)
    } else if let codable = type as? any Codable.Type {
      self = .encoded(codable)
    } else {
      return nil
    }
  }

  private static func rawKind<Raw: RawRepresentable>(of type: Raw.Type) -> AttributeDefinition.Kind? {
    kind(of: Raw.RawValue.self)
  }

  private static func kind(of type: any Any.Type) -> AttributeDefinition.Kind? {
    switch type {
    case is String.Type: .string
    case is Int.Type, is Int64.Type: .integer64
    case is Int32.Type: .integer32
    case is Int16.Type: .integer16
    case is Bool.Type: .boolean
    case is Double.Type: .double
    case is Float.Type: .float
    case is Date.Type: .date
    case is Data.Type: .binary
    case is UUID.Type: .uuid
    case is URL.Type: .uri
    case is Decimal.Type: .decimal
    default: nil
    }
  }

  var kind: AttributeDefinition.Kind? {
    switch self {
    case .plain(let kind), .rawValue(let kind, _): kind
    case .integer: .integer64
    case .encoded: .binary
    case .transformable: .transformable
    case .toOne, .toMany: nil
    }
  }

  /// The model class that a relationship leads to.
  var destination: (any PersistentModel.Type)? {
    switch self {
    case .toOne(let type): type
    case .toMany(let type): type.element
    default: nil
    }
  }
}
