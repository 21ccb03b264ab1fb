/// What is wrong with a model.
public enum ModelProblem: Error, Hashable, Sendable {
  case duplicateEntity(String)
  case duplicateProperty(String, entity: String)
  case unknownParent(String, entity: String)
  /// The entity inherits from itself.
  case circularInheritance(entity: String)
  case unknownDestination(String, relationship: String, entity: String)
  case unknownInverse(String, relationship: String, entity: String)
  /// The inverse does not lead back to the relationship.
  case mismatchedInverse(String, relationship: String, entity: String)
}

extension ModelProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateEntity(let name): "two entities are called \(name)"
    case .duplicateProperty(let name, let entity): "\(entity) has two properties called \(name)"
    case .unknownParent(let parent, let entity): "\(entity) inherits from \(parent), which is not in the model"
    case .circularInheritance(let entity): "\(entity) inherits from itself"
    case .unknownDestination(let destination, let relationship, let entity):
      "\(entity).\(relationship) leads to \(destination), which is not in the model"
    case .unknownInverse(let inverse, let relationship, let entity):
      "\(entity).\(relationship) names the inverse \(inverse), which its destination does not have"
    case .mismatchedInverse(let inverse, let relationship, let entity):
      "\(entity).\(relationship) names the inverse \(inverse), which does not lead back to it"
    }
  }
}
