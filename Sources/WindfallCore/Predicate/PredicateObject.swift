/// A value that the language of predicates has no words for: an object of the app's, data, a UUID.
///
/// Objects of classes are handed from thread to thread as predicates are.
public struct PredicateObject: Hashable, @unchecked Sendable {
  public let base: AnyHashable

  public init(_ base: AnyHashable) { self.base = base }
}

extension PredicateObject: PredicateSubject {
  public var predicateDescription: String { "\(base.base)" }

  public var predicateIdentity: AnyHashable? {
    guard let subject = base.base as? any PredicateSubject else { return base }
    return subject.predicateIdentity ?? base
  }

  public func predicateValue(ofMessage selector: String, arguments: [PredicateValue]) throws -> PredicateValue? {
    try (base.base as? any PredicateSubject)?.predicateValue(ofMessage: selector, arguments: arguments)
  }

  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    try (base.base as? any PredicateSubject)?.predicateValue(forKey: key)
  }
}
