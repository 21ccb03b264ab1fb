import PersistenceModel

/// https://developer.apple.com/documentation/coredata/nsrelationshipdescription
nonisolated open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  private weak var destination: NSEntityDescription?
  private weak var inverse: NSRelationshipDescription?
  /// Where a copy leads before it is in a model.
  private var destinationName: String?
  private var inverseName: String?

  open var maxCount = 0 { didSet { stopIfFrozen() } }
  open var minCount = 0 { didSet { stopIfFrozen() } }
  open var deleteRule = NSDeleteRule.nullifyDeleteRule { didSet { stopIfFrozen() } }
  open var isOrdered = false { didSet { stopIfFrozen() } }

  open var isToMany: Bool { maxCount != 1 }

  open var destinationEntity: NSEntityDescription? {
    get { destination ?? destinationName.flatMap { owner?.owner?.entitiesByName[$0] } }
    set {
      stopIfFrozen()
      destination = newValue
    }
  }

  open var inverseRelationship: NSRelationshipDescription? {
    get { inverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
    set {
      stopIfFrozen()
      inverse = newValue
    }
  }

  /// Leads somewhere by name, before all entities are made.
  func lead(to destination: String?, inverse: String?) {
    destinationName = destination
    inverseName = inverse
  }

  override func make() -> NSPropertyDescription { NSRelationshipDescription() }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    guard let copy = copy as? NSRelationshipDescription else { return }
    copy.maxCount = maxCount
    copy.minCount = minCount
    copy.deleteRule = deleteRule
    copy.isOrdered = isOrdered
    copy.lead(to: destination?.name ?? destinationName, inverse: inverse?.name ?? inverseName)
  }

  var definition: RelationshipDefinition {
    RelationshipDefinition(
      name: name, destination: destinationEntity?.name ?? destinationName ?? "",
      inverse: inverseRelationship?.name ?? inverseName, isToMany: isToMany, isOrdered: isOrdered,
      isOptional: isOptional, isTransient: isTransient, deleteRule: deleteRule.rule, minimumCount: minCount,
      maximumCount: maxCount, userInfo: (userInfo ?? [:]).texts, renamingIdentifier: renamingIdentifier,
      versionHashModifier: versionHashModifier)
  }
}

/// https://developer.apple.com/documentation/coredata/nsdeleterule
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule

  init(_ rule: RelationshipDefinition.DeleteRule) {
    switch rule {
    case .noAction: self = .noActionDeleteRule
    case .nullify: self = .nullifyDeleteRule
    case .cascade: self = .cascadeDeleteRule
    case .deny: self = .denyDeleteRule
    }
  }

  var rule: RelationshipDefinition.DeleteRule {
    switch self {
    case .noActionDeleteRule: .noAction
    case .nullifyDeleteRule: .nullify
    case .cascadeDeleteRule: .cascade
    case .denyDeleteRule: .deny
    }
  }
}
