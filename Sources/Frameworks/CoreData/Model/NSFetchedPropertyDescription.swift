import PersistenceModel

import class FoundationOverlay.NSExpression

/// https://developer.apple.com/documentation/coredata/nsfetchedpropertydescription
nonisolated open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { didSet { stopIfFrozen() } }

  override func make() -> NSPropertyDescription { NSFetchedPropertyDescription() }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest?.duplicate()
  }

  var definition: FetchedPropertyDefinition {
    FetchedPropertyDefinition(
      name: name, entity: fetchRequest?.entityName ?? "", predicate: fetchRequest?.predicate?.description,
      userInfo: (userInfo ?? [:]).texts)
  }
}

/// https://developer.apple.com/documentation/coredata/nsexpressiondescription
nonisolated open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  override func make() -> NSPropertyDescription { NSExpressionDescription() }

  override func fill(_ copy: NSPropertyDescription) {
    super.fill(copy)
    (copy as? NSExpressionDescription)?.expression = expression
    (copy as? NSExpressionDescription)?.expressionResultType = expressionResultType
  }
}
