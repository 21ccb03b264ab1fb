import Foundation

/// A value that objects of an entity hold.
public struct AttributeDefinition: Codable, Hashable, Sendable {
  /// What kind of value it is; the names are those of Interface Builder's model files in lower camel case.
  public enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case undefined, integer16, integer32, integer64, decimal, double, float, string, boolean, date, binary, uuid, uri
    case transformable, composite, objectID
  }

  /// What must hold of a value when it is saved.
  public struct Validation: Codable, Hashable, Sendable {
    /// Bounds of numbers, of the length of texts, or of dates in seconds since the reference date.
    public var minimum: Double?
    public var maximum: Double?
    public var regularExpression: String?

    public init(minimum: Double? = nil, maximum: Double? = nil, regularExpression: String? = nil) {
      self.minimum = minimum
      self.maximum = maximum
      self.regularExpression = regularExpression
    }
  }

  public var name: String
  public var kind: Kind
  public var isOptional: Bool
  public var isTransient: Bool
  public var defaultValue: DefaultValue?
  public var validation: Validation?
  /// The value's class where it is transformable, as Xcode's "Custom Class" says it.
  public var valueClassName: String?
  /// The name of the transformer where it is transformable.
  public var transformerName: String?
  public var allowsExternalStorage: Bool
  /// An expression's format where the value is derived from others when the object is saved.
  public var derivation: String?
  /// The members where the value is composite.
  public var elements: [AttributeDefinition]
  /// Whether generated classes hold it as a Swift scalar.
  public var usesScalar: Bool
  public var isIndexedBySpotlight: Bool
  public var preservesValueInHistory: Bool
  public var userInfo: [String: String]
  public var renamingIdentifier: String?
  public var versionHashModifier: String?

  public init(
    name: String, kind: Kind, isOptional: Bool = true, isTransient: Bool = false, defaultValue: DefaultValue? = nil,
    validation: Validation? = nil, valueClassName: String? = nil, transformerName: String? = nil,
    allowsExternalStorage: Bool = false, derivation: String? = nil, elements: [AttributeDefinition] = [],
    usesScalar: Bool = false, isIndexedBySpotlight: Bool = false, preservesValueInHistory: Bool = false,
    userInfo: [String: String] = [:], renamingIdentifier: String? = nil, versionHashModifier: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isTransient = isTransient
    self.defaultValue = defaultValue
    self.validation = validation
    self.valueClassName = valueClassName
    self.transformerName = transformerName
    self.allowsExternalStorage = allowsExternalStorage
    self.derivation = derivation
    self.elements = elements
    self.usesScalar = usesScalar
    self.isIndexedBySpotlight = isIndexedBySpotlight
    self.preservesValueInHistory = preservesValueInHistory
    self.userInfo = userInfo
    self.renamingIdentifier = renamingIdentifier
    self.versionHashModifier = versionHashModifier
  }
}

/// What an attribute holds in a new object.
public enum DefaultValue: Codable, Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case decimal(Decimal)
  case string(String)
  /// In seconds since the reference date.
  case date(Double)
  case data(Data)
  case uuid(UUID)
  case url(URL)
}
