import Foundation

/// One side of a comparison, ready to be evaluated.
indirect enum CompiledOperand {
  case constant(PredicateValue)
  case subject
  case key(String)
  case keyPath([String])
  case arithmetic(PredicateOperand.Arithmetic, CompiledOperand, CompiledOperand)
  case list([CompiledOperand])
  case variable(String)
  case path(CompiledOperand, [String])
  case function(PredicateFunction, [CompiledOperand])
  case subquery(CompiledOperand, String, CompiledPredicate)
  case ternary(CompiledPredicate, CompiledOperand, CompiledOperand)
  case set(PredicateOperand.SetOperation, CompiledOperand, CompiledOperand)
  case call(CompiledOperand, String, [CompiledOperand])

  init(_ operand: PredicateOperand) throws {
    switch operand {
    case .constant(let constant): self = .constant(PredicateValue(constant))
    case .subject: self = .subject
    case .keyPath(let keys): self = keys.count == 1 ? .key(keys[0]) : .keyPath(keys)
    case .arithmetic(let operation, let left, let right):
      self = .arithmetic(operation, try CompiledOperand(left), try CompiledOperand(right))
    case .list(let operands): self = .list(try operands.map { try CompiledOperand($0) })
    case .variable(let name): self = .variable(name)
    case .path(let base, let keys): self = .path(try CompiledOperand(base), keys)
    case .function(let function, let operands):
      self = .function(function, try operands.map { try CompiledOperand($0) })
    case .subquery(let collection, let variable, let condition):
      self = .subquery(try CompiledOperand(collection), variable, try CompiledPredicate(condition))
    case .ternary(let condition, let first, let second):
      self = .ternary(try CompiledPredicate(condition), try CompiledOperand(first), try CompiledOperand(second))
    case .set(let operation, let left, let right):
      self = .set(operation, try CompiledOperand(left), try CompiledOperand(right))
    case .call(let target, let selector, let operands):
      self = .call(try CompiledOperand(target), selector, try operands.map { try CompiledOperand($0) })
    }
  }

  func value(for subject: some PredicateSubject, in scope: PredicateScope) throws -> PredicateValue {
    switch self {
    case .constant(let value): return value
    case .subject: return subject.predicateSelf
    case .key(let key): return try Self.value(of: subject, path: [key])
    case .keyPath(let keys): return try Self.value(of: subject, path: keys[...])
    case .list(let operands): return .list(try operands.map { try $0.value(for: subject, in: scope) })
    case .arithmetic(let operation, let left, let right):
      return try operation.value(left.value(for: subject, in: scope), right.value(for: subject, in: scope))
    case .variable(let name):
      guard let value = scope.variables[name] else { throw PredicateProblem.unknownVariable(name) }
      return value
    case .path(let base, let keys): return try Self.value(of: base.value(for: subject, in: scope), path: keys[...])
    case .function(let function, let operands):
      return try function.value(of: operands.map { try $0.value(for: subject, in: scope) })
    case .subquery(let collection, let variable, let condition):
      var inner = scope
      return .list(
        try Self.list(collection.value(for: subject, in: scope)).filter { element in
          inner.variables[variable] = element
          return try condition.truth(for: subject, in: inner) == true
        })
    case .ternary(let condition, let first, let second):
      let isFirst = try condition.truth(for: subject, in: scope) == true
      return try (isFirst ? first : second).value(for: subject, in: scope)
    case .set(let operation, let left, let right):
      let first = try Self.list(left.value(for: subject, in: scope))
      let second = try Self.list(right.value(for: subject, in: scope))
      return .list(Self.joined(first, second, operation))
    case .call(let target, let selector, let operands):
      let target = try target.value(for: subject, in: scope)
      let arguments = try operands.map { try $0.value(for: subject, in: scope) }
      guard let result = try target.predicateValue(ofMessage: selector, arguments: arguments) else {
        throw PredicateProblem.unknownMessage(selector, of: target.predicateDescription)
      }
      return result
    }
  }

  private static func list(_ value: PredicateValue) throws -> [PredicateValue] {
    switch value {
    case .list(let values): return values
    case .null: return []
    default: throw PredicateProblem.notACollection(value.description)
    }
  }

  private static func joined(
    _ first: [PredicateValue], _ second: [PredicateValue], _ operation: PredicateOperand.SetOperation
  ) -> [PredicateValue] {
    let isInSecond: (PredicateValue) -> Bool = { value in second.contains { value.isEqual(to: $0) } }
    switch operation {
    case .intersect: return first.filter(isInSecond)
    case .minus: return first.filter { !isInSecond($0) }
    case .union: return first + second.filter { value in !first.contains { value.isEqual(to: $0) } }
    }
  }

  private static func value(of subject: some PredicateSubject, path: ArraySlice<String>) throws -> PredicateValue {
    guard let key = path.first else { return subject.predicateSelf }
    let rest = path.dropFirst()
    if key.hasPrefix("@"), key != "@count", let collection = CollectionOperator(rawValue: key) {
      return try collection.value(of: value(of: subject.predicateSelf, path: rest))
    }
    guard let result = try subject.predicateValue(forKey: key) else {
      throw PredicateProblem.unknownKey(key, of: subject.predicateDescription)
    }
    return rest.isEmpty ? result : try value(of: result, path: rest)
  }

  /// What key-value coding makes of all values of a collection.
  private enum CollectionOperator: String {
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"
    case distinctUnionOfObjects = "@distinctUnionOfObjects"
    case unionOfObjects = "@unionOfObjects"

    func value(of value: PredicateValue) throws -> PredicateValue {
      guard !value.isNull else { return .null }
      let values = try list(value)
      switch self {
      case .sum: return try PredicateFunction.sum.value(of: [.list(values)])
      case .average:
        return values.isEmpty ? .double(0) : try PredicateFunction.average.value(of: [.list(values)])
      case .minimum: return try PredicateFunction.minimum.value(of: [.list(values)])
      case .maximum: return try PredicateFunction.maximum.value(of: [.list(values)])
      case .unionOfObjects: return .list(values.filter { !$0.isNull })
      case .distinctUnionOfObjects: return .list(joined([], values.filter { !$0.isNull }, .union).distinct())
      }
    }
  }
}

extension [PredicateValue] {
  fileprivate func distinct() -> [PredicateValue] {
    var result: [PredicateValue] = []
    for value in self where !result.contains(where: { value.isEqual(to: $0) }) { result.append(value) }
    return result
  }
}

extension PredicateOperand.Arithmetic {
  /// Nil of what is nil.
  public func value(_ left: PredicateValue, _ right: PredicateValue) throws -> PredicateValue {
    if left.isNull || right.isNull { return .null }
    if case .integer(let a) = left, case .integer(let b) = right {
      switch self {
      case .add: if case (let sum, false) = a.addingReportingOverflow(b) { return .integer(sum) }
      case .subtract:
        if case (let difference, false) = a.subtractingReportingOverflow(b) { return .integer(difference) }
      case .multiply: if case (let product, false) = a.multipliedReportingOverflow(by: b) { return .integer(product) }
      case .divide: if case (let quotient, false) = a.dividedReportingOverflow(by: b) { return .integer(quotient) }
      case .power: break
      }
    }
    let a = try number(left)
    let b = try number(right)
    let isDate = if case .date = left { true } else { false }
    switch self {
    case .add: return isDate ? .date(a + b) : .number(a + b)
    case .subtract:
      if isDate, case .date = right { return .number(a - b) }
      return isDate ? .date(a - b) : .number(a - b)
    case .multiply: return .number(a * b)
    case .divide: return .number(a / b)
    case .power: return .number(pow(a, b))
    }
  }

  private func number(_ value: PredicateValue) throws -> Double {
    if case .date(let seconds) = value { return seconds }
    guard let number = value.number else { throw PredicateProblem.notANumber(value.description) }
    return number
  }
}
