extension Schema {
  /// See [Schema.Relationship](https://developer.apple.com/documentation/swiftdata/schema/relationship).
  public final class Relationship: SchemaProperty, Hashable, CustomDebugStringConvertible {
    /// See [Option](https://developer.apple.com/documentation/swiftdata/schema/relationship/option).
    public struct Option: Hashable, Sendable {
      let name: String

      public static var unique: Option { Option(name: "unique") }
    }

    /// See [DeleteRule](https://developer.apple.com/documentation/swiftdata/schema/relationship/deleterule-swift.enum).
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      case noAction, nullify, cascade, deny
    }

    public var name: String
    public var originalName: String
    public var options: [Option]
    public var valueType: any Any.Type
    public var destination = ""
    public var inverseName: String?
    public var inverseKeyPath: AnyKeyPath?
    public var deleteRule: DeleteRule
    public var minimumModelCount: Int?
    public var maximumModelCount: Int?
    public var hashModifier: String?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      inverseKeyPath = inverse
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.hashModifier = hashModifier
    }

    public var isAttribute: Bool { false }
    public var isRelationship: Bool { true }
    public var isTransient: Bool { false }
    public var isOptional: Bool { valueType is any OptionalValue.Type }
    public var isUnique: Bool { options.contains(.unique) }
    public var isToOneRelationship: Bool { !(PropertyShape.unwrapped(valueType) is any RelationshipCollection.Type) }

    public var debugDescription: String {
      "Schema.Relationship - name: \(name), valueType: \(valueType), destination: \(destination), "
        + "inverseName: \(inverseName ?? "nil"), deleteRule: \(deleteRule)"
    }

    public static func == (lhs: Relationship, rhs: Relationship) -> Bool {
      lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.valueType == rhs.valueType
        && lhs.inverseName == rhs.inverseName && lhs.deleteRule == rhs.deleteRule
        && lhs.hashModifier == rhs.hashModifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
