import Foundation

/// One side of a comparison, ready to be evaluated.
indirect enum CompiledOperand {
  case constant(PredicateValue)
  case subject
  case key(String)
  case keyPath([String])
  case arithmetic(PredicateOperand.Arithmetic, CompiledOperand, CompiledOperand)
  case list([CompiledOperand])

  init(_ operand: PredicateOperand) {
    switch operand {
    case .constant(let constant): self = .constant(PredicateValue(constant))
    case .subject: self = .subject
    case .keyPath(let keys): self = keys.count == 1 ? .key(keys[0]) : .keyPath(keys)
    case .arithmetic(let operation, let left, let right):
      self = .arithmetic(operation, CompiledOperand(left), CompiledOperand(right))
    case .list(let operands): self = .list(operands.map { CompiledOperand($0) })
    }
  }

  func value(for subject: some PredicateSubject) throws -> PredicateValue {
    switch self {
    case .constant(let value): return value
    case .subject: return subject.predicateSelf
    case .key(let key): return try Self.value(of: subject, key: key)
    case .keyPath(let keys): return try Self.value(of: subject, path: keys[...])
    case .list(let operands): return .list(try operands.map { try $0.value(for: subject) })
    case .arithmetic(let operation, let left, let right):
      return try Self.reckon(operation, left.value(for: subject), right.value(for: subject))
    }
  }

  private static func value(of subject: some PredicateSubject, key: String) throws -> PredicateValue {
    guard let value = try subject.predicateValue(forKey: key) else {
      throw PredicateProblem.unknownKey(key, of: subject.predicateDescription)
    }
    return value
  }

  private static func value(of subject: some PredicateSubject, path: ArraySlice<String>) throws -> PredicateValue {
    guard let key = path.first else { return subject.predicateSelf }
    let rest = path.dropFirst()
    if key.hasPrefix("@"), key != "@count" {
      return try aggregate(key, of: value(of: subject.predicateSelf, path: rest))
    }
    let result = try value(of: subject, key: key)
    return rest.isEmpty ? result : try value(of: result, path: rest)
  }

  private static func aggregate(_ name: String, of value: PredicateValue) throws -> PredicateValue {
    guard case .list(let values) = value else { throw PredicateProblem.notACollection(value.description) }
    let numbers = try values.map { value in
      guard let number = value.number else { throw PredicateProblem.notANumber(value.description) }
      return number
    }
    switch name {
    case "@sum": return .double(numbers.reduce(0, +))
    case "@avg": return numbers.isEmpty ? .double(0) : .double(numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return numbers.min().map { .double($0) } ?? .null
    case "@max": return numbers.max().map { .double($0) } ?? .null
    default: throw PredicateProblem.unknownKey(name, of: value.description)
    }
  }

  private static func reckon(
    _ operation: PredicateOperand.Arithmetic, _ left: PredicateValue, _ right: PredicateValue
  ) throws -> PredicateValue {
    if case .integer(let a) = left, case .integer(let b) = right {
      switch operation {
      case .add: if case (let sum, false) = a.addingReportingOverflow(b) { return .integer(sum) }
      case .subtract:
        if case (let difference, false) = a.subtractingReportingOverflow(b) { return .integer(difference) }
      case .multiply: if case (let product, false) = a.multipliedReportingOverflow(by: b) { return .integer(product) }
      case .divide: if case (let quotient, false) = a.dividedReportingOverflow(by: b) { return .integer(quotient) }
      case .power: break
      }
    }
    guard let a = left.number else { throw PredicateProblem.notANumber(left.description) }
    guard let b = right.number else { throw PredicateProblem.notANumber(right.description) }
    switch operation {
    case .add: return .double(a + b)
    case .subtract: return .double(a - b)
    case .multiply: return .double(a * b)
    case .divide: return .double(a / b)
    case .power: return .double(pow(a, b))
    }
  }
}
