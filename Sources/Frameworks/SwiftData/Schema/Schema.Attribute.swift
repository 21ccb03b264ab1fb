import Foundation

extension Schema {
  /// See [Schema.Attribute](https://developer.apple.com/documentation/swiftdata/schema/attribute).
  public class Attribute: SchemaProperty, Hashable, CustomDebugStringConvertible {
    /// See [Option](https://developer.apple.com/documentation/swiftdata/schema/attribute/option).
    ///
    /// `allowsCloudEncryption` and `spotlight` have no effect: there is neither a cloud nor a search.
    public struct Option: Hashable, Sendable {
      let name: String
      var transformer: String?

      public static var unique: Option { Option(name: "unique") }
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var spotlight: Option { Option(name: "spotlight") }

      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(name: "transformable", transformer: String(describing: transformerType))
      }

      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable", transformer: transformerName)
      }
    }

    public var name: String
    public var originalName: String
    public var options: [Option]
    public var valueType: any Any.Type
    public var defaultValue: Any?
    public var hashModifier: String?

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      name = ""
      self.originalName = originalName ?? ""
      self.options = options
      valueType = Any.self
      self.hashModifier = hashModifier
    }

    public init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type,
      defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      self.hashModifier = hashModifier
    }

    public var isAttribute: Bool { true }
    public var isRelationship: Bool { false }
    public var isOptional: Bool { valueType is any OptionalValue.Type }
    public var isTransient: Bool { options.contains(.ephemeral) }
    public var isUnique: Bool { options.contains(.unique) }
    public var isTransformable: Bool { options.contains { $0.name == "transformable" } }

    public var debugDescription: String {
      "Schema.Attribute - name: \(name), options: \(options.map(\.name)), valueType: \(valueType), "
        + "defaultValue: \(defaultValue.map { "\($0)" } ?? "nil"), hashModifier: \(hashModifier ?? "nil")"
    }

    public static func == (lhs: Attribute, rhs: Attribute) -> Bool {
      lhs.name == rhs.name && lhs.originalName == rhs.originalName && lhs.options == rhs.options
        && lhs.valueType == rhs.valueType && lhs.hashModifier == rhs.hashModifier
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(options)
    }
  }
}
