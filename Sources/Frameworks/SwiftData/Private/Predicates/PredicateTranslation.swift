@_spi(Windfall) import CoreData
@_spi(Windfall) import FoundationOverlay
import WindfallCore

/// Turns what `#Predicate` builds into the condition that stores know.
struct PredicateTranslation {
  private let context: ModelContext
  /// What the variables of closures stand for; the model itself is one of them.
  private(set) var variables: [PredicateExpressions.VariableID: PredicateOperand] = [:]
  private var depth = 0

  init(in context: ModelContext) { self.context = context }

  func predicate<Model: PersistentModel>(_ predicate: Predicate<Model>) throws -> NSPredicate {
    .saying(try binding(predicate.variable.key, to: .subject).condition(predicate.expression))
  }

  func binding(_ variable: PredicateExpressions.VariableID, to operand: PredicateOperand) -> PredicateTranslation {
    var result = self
    result.variables[variable] = operand
    return result
  }

  /// A name for the elements of a collection, which a subquery knows them by.
  func element(_ variable: PredicateExpressions.VariableID) -> (name: String, inside: PredicateTranslation) {
    var inside = self
    inside.depth += 1
    let name = "x\(inside.depth)"
    inside.variables[variable] = .variable(name)
    return (name, inside)
  }

  func operand(_ expression: some PredicateExpression) throws -> PredicateOperand {
    if let constant = try constant(expression) { return constant }
    return try translatable(expression).operand(self)
  }

  func condition(_ expression: some PredicateExpression) throws -> PredicateCondition {
    if case .constant(.integer(let value))? = try constant(expression) { return .constant(value == 1) }
    return try translatable(expression).condition(self)
  }

  /// Whether the expression says yes or no by a comparison, and not by a property.
  func isCondition(_ expression: some PredicateExpression) -> Bool {
    (expression as? any TranslatableExpression)?.isCondition ?? false
  }

  private func translatable(_ expression: some PredicateExpression) throws -> any TranslatableExpression {
    guard let result = expression as? any TranslatableExpression else {
      throw SwiftDataError.unsupportedPredicate.because("\(type(of: expression)) cannot be said to a store")
    }
    return result
  }

  /// The value of what does not depend on the model; nil for the rest.
  private func constant(_ expression: some PredicateExpression) throws -> PredicateOperand? {
    guard let value = try? expression.evaluate(PredicateBindings()) else { return nil }
    return try constant(value)
  }

  func constant(_ value: Any) throws -> PredicateOperand {
    guard let value = PropertyCoding.unwrapped(value) else { return .constant(.null) }
    switch value {
    case let model as any PersistentModel: return try constant(objectID(model.persistentModelID))
    case let identifier as PersistentIdentifier: return try constant(objectID(identifier))
    case let id as NSManagedObjectID: return NSExpression(forConstantValue: id).parsed
    case is String, is any BinaryInteger, is any BinaryFloatingPoint, is Bool, is Date, is Data, is UUID, is URL,
      is Decimal:
      return NSExpression(forConstantValue: value).parsed
    case let raw as any RawRepresentable: return try constant(rawValue(raw))
    case let list as any Collection: return .list(try list.map { try constant($0) }).folded
    case let codable as any Encodable:
      guard let shape = PropertyShape(type(of: value), isTransformable: false),
        let stored = PropertyCoding.stored(codable, as: shape)
      else { break }
      return NSExpression(forConstantValue: stored).parsed
    default: break
    }
    throw SwiftDataError.unsupportedPredicate.because("a \(type(of: value)) cannot be compared in a store")
  }

  private func rawValue<Raw: RawRepresentable>(_ value: Raw) -> Any { value.rawValue }

  /// That of a model that no context has is one that nobody has.
  private func objectID(_ identifier: PersistentIdentifier) throws -> NSManagedObjectID {
    if let known = context.objectID(of: identifier) { return known }
    guard let entity = NSEntityDescription.entity(forEntityName: identifier.entityName, in: context.objects) else {
      throw SwiftDataError.unsupportedPredicate.because("\(identifier.entityName) is not in the schema")
    }
    return ModelObject(entity: entity, insertInto: nil).objectID
  }
}

extension PredicateOperand {
  /// A list of constants is a constant.
  fileprivate var folded: PredicateOperand {
    guard case .list(let operands) = self else { return self }
    let constants = operands.compactMap { operand -> PredicateConstant? in
      if case .constant(let constant) = operand { constant } else { nil }
    }
    return constants.count == operands.count ? .constant(.list(constants)) : self
  }
}
