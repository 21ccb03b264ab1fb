import PersistenceModel

import class FoundationOverlay.NSExpression

/// https://developer.apple.com/documentation/coredata/nsattributedescription
nonisolated open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// https://developer.apple.com/documentation/coredata/nsattributedescription/attributetype
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let undefined = AttributeType(rawValue: 0)
    public static let integer16 = AttributeType(rawValue: 100)
    public static let integer32 = AttributeType(rawValue: 200)
    public static let integer64 = AttributeType(rawValue: 300)
    public static let decimal = AttributeType(rawValue: 400)
    public static let double = AttributeType(rawValue: 500)
    public static let float = AttributeType(rawValue: 600)
    public static let string = AttributeType(rawValue: 700)
    public static let boolean = AttributeType(rawValue: 800)
    public static let date = AttributeType(rawValue: 900)
    public static let binaryData = AttributeType(rawValue: 1000)
    public static let uuid = AttributeType(rawValue: 1100)
    public static let uri = AttributeType(rawValue: 1200)
    public static let transformable = AttributeType(rawValue: 1800)
    public static let objectID = AttributeType(rawValue: 2000)
    public static let composite = AttributeType(rawValue: 2100)
  }

  var kind: AttributeDefinition.Kind = .undefined
  var validation: AttributeDefinition.Validation?
  private var customValueClassName: String?
  var usesScalar = false

  open var attributeType: NSAttributeType {
    get { NSAttributeType(kind) }
    set {
      stopIfFrozen()
      kind = newValue.kind
    }
  }

  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  open var attributeValueClassName: String? {
    get { customValueClassName ?? kind.valueClassName }
    set { customValueClassName = newValue }
  }

  open var defaultValue: Any? { didSet { stopIfFrozen() } }
  open var valueTransformerName: String? { didSet { stopIfFrozen() } }
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false

  override func make() -> NSPropertyDescription { NSAttributeDescription() }

  override func takeCode(from other: NSPropertyDescription) {
    super.takeCode(from: other)
    guard let other = other as? NSAttributeDescription else { return }
    defaultValue = other.defaultValue
  }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    guard let copy = copy as? NSAttributeDescription else { return }
    copy.kind = kind
    copy.validation = validation
    copy.usesScalar = usesScalar
    copy.customValueClassName = customValueClassName
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
    copy.allowsCloudEncryption = allowsCloudEncryption
  }

  /// The expression's format, where the value is derived.
  var derivation: String? { nil }

  var elementDefinitions: [AttributeDefinition] { [] }

  var definition: AttributeDefinition {
    AttributeDefinition(
      name: name, kind: kind, isOptional: isOptional, isTransient: isTransient,
      defaultValue: ValueCoding.defaultValue(defaultValue, kind: kind), validation: validation,
      valueClassName: customValueClassName, transformerName: valueTransformerName,
      allowsExternalStorage: allowsExternalBinaryDataStorage, derivation: derivation, elements: elementDefinitions,
      usesScalar: usesScalar, isIndexedBySpotlight: isIndexedBySpotlight,
      preservesValueInHistory: preservesValueInHistoryOnDeletion, userInfo: (userInfo ?? [:]).texts,
      renamingIdentifier: renamingIdentifier, versionHashModifier: versionHashModifier)
  }
}

/// https://developer.apple.com/documentation/coredata/nsattributetype
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

/// https://developer.apple.com/documentation/coredata/nsderivedattributedescription
///
/// Derived when the object is saved.
nonisolated open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  open var derivationExpression: NSExpression? { didSet { stopIfFrozen() } }
  var format: String?

  override func make() -> NSPropertyDescription { NSDerivedAttributeDescription() }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    (copy as? NSDerivedAttributeDescription)?.derivationExpression = derivationExpression
    (copy as? NSDerivedAttributeDescription)?.format = format
  }

  override var derivation: String? { format ?? derivationExpression?.description }
}

/// https://developer.apple.com/documentation/coredata/nscompositeattributedescription
nonisolated open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  open var elements: [NSAttributeDescription] = [] { didSet { stopIfFrozen() } }

  override func make() -> NSPropertyDescription { NSCompositeAttributeDescription() }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    (copy as? NSCompositeAttributeDescription)?.elements = elements.compactMap { $0.copy() as? NSAttributeDescription }
  }

  override var elementDefinitions: [AttributeDefinition] { elements.map(\.definition) }
}
