import Foundation
import WindfallCore

/// Gives [NSPredicate](https://developer.apple.com/documentation/foundation/nspredicate) the initialisers that take a format.
///
/// An initialiser of a protocol may return an object of a subclass, which one of the class itself may not.
public protocol NSPredicateFormatInitializing {}

extension NSPredicateFormatInitializing where Self: NSPredicate {
  public init(format predicateFormat: String, _ args: Any?...) {
    self = Self.make(predicateFormat, args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = Self.make(predicateFormat, arguments ?? [])
  }

  /// What the lowering makes of `init(value:)`.
  public init(windfallValue value: Bool) { self = Self.own(FormatPredicate(.constant(value))) }

  private static func make(_ format: String, _ arguments: [Any?]) -> Self {
    let predicate: NSPredicate
    do {
      let constants = try arguments.map { try PredicateConstant(argument: $0) }
      let condition = try PredicateCondition(format: format, arguments: constants)
      // An expression among the arguments stands for itself.
      predicate = NSPredicate.saying(
        condition.transformed { operand in
          guard case .constant(.object(let object)) = operand else { return nil }
          return (object.base.base as? NSExpression)?.parsed
        })
    } catch {
      fatalError("NSPredicate(format:): \(error)")
    }
    return own(predicate)
  }

  private static func own(_ predicate: NSPredicate) -> Self {
    guard let result = predicate as? Self else { fatalError("\(Self.self) cannot be made from a format") }
    return result
  }
}
