/// Something that a predicate can be evaluated with.
public protocol PredicateSubject {
  /// What `SELF` stands for.
  var predicateSelf: PredicateValue { get }
  /// The value of one key; nil when there is no such key.
  func predicateValue(forKey key: String) throws -> PredicateValue?
  /// What a method answers; nil when there is no such method.
  func predicateValue(ofMessage selector: String, arguments: [PredicateValue]) throws -> PredicateValue?
  /// Names the subject in messages.
  var predicateDescription: String { get }
  /// What makes two objects the same one, where they have an identity.
  var predicateIdentity: AnyHashable? { get }
}

extension PredicateSubject {
  public var predicateSelf: PredicateValue { .object(self) }
  public var predicateDescription: String { "\(type(of: self))" }
  public var predicateIdentity: AnyHashable? { nil }

  public func predicateValue(ofMessage selector: String, arguments: [PredicateValue]) throws -> PredicateValue? { nil }
}

extension PredicateValue: PredicateSubject {
  public var predicateSelf: PredicateValue { self }

  public var predicateDescription: String { description }

  public func predicateValue(ofMessage selector: String, arguments: [PredicateValue]) throws -> PredicateValue? {
    if case .object(let subject) = self {
      try subject.predicateValue(ofMessage: selector, arguments: arguments)
    } else {
      nil
    }
  }

  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch self {
    case .null: .null
    case .object(let subject): try subject.predicateValue(forKey: key)
    case .list(let values): try value(ofList: values, forKey: key)
    case .string(let text):
      switch key {
      case "length": .integer(text.utf16.count)
      case "description", "self": self
      case "lowercaseString": .string(text.lowercased())
      case "uppercaseString": .string(text.uppercased())
      case "integerValue", "intValue": .integer(Int(text) ?? 0)
      case "doubleValue", "floatValue": .double(Double(text) ?? 0)
      default: nil
      }
    default: nil
    }
  }

  private func value(ofList values: [PredicateValue], forKey key: String) throws -> PredicateValue {
    if key == "@count" { return .integer(values.count) }
    return .list(
      try values.map { value in
        guard let result = try value.predicateValue(forKey: key) else {
          throw PredicateProblem.unknownKey(key, of: value.description)
        }
        return result
      })
  }
}
