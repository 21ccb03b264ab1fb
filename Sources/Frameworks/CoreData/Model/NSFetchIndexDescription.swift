import PersistenceModel

/// https://developer.apple.com/documentation/coredata/nsfetchindexdescription
nonisolated open class NSFetchIndexDescription: NSObject, NSCopying, @unchecked Sendable {
  weak var owner: NSEntityDescription?

  open var name: String
  open var elements: [NSFetchIndexElementDescription] { didSet { for element in elements { element.owner = self } } }
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
    for element in self.elements { element.owner = self }
  }

  open var entity: NSEntityDescription? { owner }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchIndexDescription(
      name: name, elements: elements.compactMap { $0.copy() as? NSFetchIndexElementDescription })
    copy.partialIndexPredicate = partialIndexPredicate
    return copy
  }

  var definition: FetchIndexDefinition {
    FetchIndexDefinition(
      name: name,
      elements: elements.map { .init(property: $0.propertyName ?? "", isAscending: $0.isAscending) })
  }
}

/// https://developer.apple.com/documentation/coredata/nsfetchindexelementdescription
nonisolated open class NSFetchIndexElementDescription: NSObject, NSCopying, @unchecked Sendable {
  weak var owner: NSFetchIndexDescription?

  open private(set) var property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  open var isAscending = true

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }

  open var propertyName: String? { property?.name }

  open var indexDescription: NSFetchIndexDescription? { owner }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchIndexElementDescription(
      property: property ?? NSPropertyDescription(), collationType: collationType)
    copy.isAscending = isAscending
    return copy
  }
}

/// https://developer.apple.com/documentation/coredata/nsfetchindexelementtype
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary, rTree
}
