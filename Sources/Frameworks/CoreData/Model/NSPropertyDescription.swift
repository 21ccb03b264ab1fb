import PersistenceModel

/// https://developer.apple.com/documentation/coredata/nspropertydescription
nonisolated open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  weak var owner: NSEntityDescription?
  private var predicates: [NSPredicate] = []
  private var warnings: [String] = []

  open var name = "" { didSet { stopIfFrozen() } }
  open var isOptional = true { didSet { stopIfFrozen() } }
  open var isTransient = false { didSet { stopIfFrozen() } }
  open var userInfo: [AnyHashable: Any]? = [:]
  open var isIndexedBySpotlight = false
  open var versionHashModifier: String?
  open var renamingIdentifier: String?

  public override init() { super.init() }

  open var entity: NSEntityDescription {
    guard let owner else { stop(.internalInconsistencyException, "The property \(name) is in no entity.") }
    return owner
  }

  open var validationPredicates: [NSPredicate] { predicates }

  open var validationWarnings: [Any] { warnings }

  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    stopIfFrozen()
    guard validationPredicates?.count ?? 0 == validationWarnings?.count ?? 0 else {
      stop(.invalidArgumentException, "Validation predicates and warnings must be of one number.")
    }
    predicates = validationPredicates ?? []
    warnings = validationWarnings ?? []
  }

  open var versionHash: Data { part.versionHash }

  /// An entity with nothing but this property.
  private var part: EntityDefinition {
    EntityDefinition(
      name: "", attributes: (self as? NSAttributeDescription).map { [$0.definition] } ?? [],
      relationships: (self as? NSRelationshipDescription).map { [$0.definition] } ?? [])
  }

  func stopIfFrozen() { owner?.owner?.stopIfFrozen() }

  /// An empty one of the same class.
  func make() -> NSPropertyDescription { NSPropertyDescription() }

  func takeCode(from other: NSPropertyDescription) {
    predicates = other.predicates
    warnings = other.warnings
    userInfo = other.userInfo
  }

  func fill(_ copy: NSPropertyDescription) {
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.isIndexedBySpotlight = isIndexedBySpotlight
    copy.versionHashModifier = versionHashModifier
    copy.renamingIdentifier = renamingIdentifier
    copy.takeCode(from: self)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = make()
    fill(copy)
    return copy
  }

  open override var description: String { "(<\(type(of: self))>), name \(name), isOptional \(isOptional)" }
}
