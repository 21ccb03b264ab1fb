import PersistenceModel

/// An entity of a model that is ready for use.
public struct Entity: Sendable {
  public let index: Int
  public let name: String
  public let definition: EntityDefinition
  /// The index of the parent.
  public let parent: Int?
  /// The index of the entity at the top of the tree, whose table holds the objects of all of it.
  public let root: Int
  /// This entity and all that inherit from it.
  public let family: Range<Int>
  /// Those of its ancestors first, the root's before all; the place is the property's slot.
  public let properties: [Property]
  private let slots: [String: Int]

  init(
    index: Int, definition: EntityDefinition, parent: Int?, root: Int, family: Range<Int>, properties: [Property]
  ) {
    self.index = index
    self.name = definition.name
    self.definition = definition
    self.parent = parent
    self.root = root
    self.family = family
    self.properties = properties
    slots = Dictionary(properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func slot(of name: String) -> Int? { slots[name] }

  public func property(named name: String) -> Property? { slots[name].map { properties[$0] } }
}

/// A property that takes a slot of an object.
public struct Property: Sendable {
  /// What it holds.
  public enum Content: Sendable {
    case attribute(AttributeDefinition)
    case relationship(Relationship)
  }

  public let name: String
  public let slot: Int
  /// The index of the entity that introduces it.
  public let owner: Int
  public let content: Content

  public var attribute: AttributeDefinition? {
    guard case .attribute(let attribute) = content else { return nil }
    return attribute
  }

  public var relationship: Relationship? {
    guard case .relationship(let relationship) = content else { return nil }
    return relationship
  }

  public var isTransient: Bool {
    switch content {
    case .attribute(let attribute): attribute.isTransient
    case .relationship(let relationship): relationship.definition.isTransient
    }
  }
}

/// A relationship whose other end is known.
public struct Relationship: Sendable {
  public let definition: RelationshipDefinition
  /// The index of the entity it leads to.
  public let destination: Int
  /// The slot of the relationship that leads back, which every entity of the destination's family has.
  public let inverse: Int?

  public var isToMany: Bool { definition.isToMany }
}
