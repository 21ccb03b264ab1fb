import Foundation
import WindfallCore

/// A predicate that is a condition as a whole.
final class FormatPredicate: NSPredicate {
  let parsed: PredicateCondition
  private let compiled: CompiledPredicate

  init(_ parsed: PredicateCondition) {
    self.parsed = parsed
    do {
      compiled = try CompiledPredicate(parsed)
    } catch {
      fatalError("NSPredicate(format:): \(error)")
    }
    super.init(value: false)
  }

  @available(*, deprecated) override var predicateFormat: String { parsed.description }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool { (object as? FormatPredicate)?.parsed == parsed }

  override var hash: Int { parsed.hashValue }

  override var description: String { parsed.description }

  override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    do {
      return try compiled.evaluate(
        with: PredicateValue(object: object), variables: (bindings ?? [:]).mapValues { PredicateValue(object: $0) })
    } catch PredicateProblem.subjectMissing {
      return false
    } catch {
      fatalError("NSPredicate \"\(parsed)\": \(error)")
    }
  }
}
