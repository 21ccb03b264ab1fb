/// A kind of object that a data model describes.
public struct EntityDefinition: Codable, Hashable, Sendable {
  public var name: String
  /// The class as the model names it: `Name`, `Module.Name`, or nil for `NSManagedObject` itself. A leading dot (the
  /// current module) has been replaced by the module's name before this is written.
  public var className: String?
  public var isAbstract: Bool
  /// The name of the entity whose properties this one has as well.
  public var parent: String?
  /// Only the entity's own ones, in the order of the model.
  public var attributes: [AttributeDefinition]
  public var relationships: [RelationshipDefinition]
  public var fetchedProperties: [FetchedPropertyDefinition]
  /// The names of the properties that must differ together.
  public var uniquenessConstraints: [[String]]
  public var fetchIndexes: [FetchIndexDefinition]
  public var userInfo: [String: String]
  /// What the entity was called in the version before.
  public var renamingIdentifier: String?
  public var versionHashModifier: String?
  /// The format of the expression that names an object in a search of the system.
  public var spotlightDisplayName: String?

  public init(
    name: String, className: String? = nil, isAbstract: Bool = false, parent: String? = nil,
    attributes: [AttributeDefinition] = [], relationships: [RelationshipDefinition] = [],
    fetchedProperties: [FetchedPropertyDefinition] = [], uniquenessConstraints: [[String]] = [],
    fetchIndexes: [FetchIndexDefinition] = [], userInfo: [String: String] = [:], renamingIdentifier: String? = nil,
    versionHashModifier: String? = nil
  ) {
    self.name = name
    self.className = className
    self.isAbstract = isAbstract
    self.parent = parent
    self.attributes = attributes
    self.relationships = relationships
    self.fetchedProperties = fetchedProperties
    self.uniquenessConstraints = uniquenessConstraints
    self.fetchIndexes = fetchIndexes
    self.userInfo = userInfo
    self.renamingIdentifier = renamingIdentifier
    self.versionHashModifier = versionHashModifier
  }
}

/// An index that makes fetches faster.
public struct FetchIndexDefinition: Codable, Hashable, Sendable {
  /// One column of the index.
  public struct Element: Codable, Hashable, Sendable {
    /// The property, or an expression's format.
    public var property: String
    public var isAscending: Bool

    public init(property: String, isAscending: Bool = true) {
      self.property = property
      self.isAscending = isAscending
    }
  }

  public var name: String
  public var elements: [Element]

  public init(name: String, elements: [Element]) {
    self.name = name
    self.elements = elements
  }
}

/// A property that holds what a fetch request finds.
public struct FetchedPropertyDefinition: Codable, Hashable, Sendable {
  public var name: String
  public var entity: String
  public var predicate: String?
  public var userInfo: [String: String]

  public init(name: String, entity: String, predicate: String? = nil, userInfo: [String: String] = [:]) {
    self.name = name
    self.entity = entity
    self.predicate = predicate
    self.userInfo = userInfo
  }
}
