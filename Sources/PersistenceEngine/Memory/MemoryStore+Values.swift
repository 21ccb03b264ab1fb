import Foundation
import WindfallCore

extension MemoryStore {
  public func values(_ fetch: StoreFetch, columns: [StoreColumn], grouping: StoreGrouping?, isDistinct: Bool) throws
    -> [[Value]]
  {
    let resolution = ConditionResolution(model.entities[fetch.entity], in: model)
    let operands = try columns.map { try resolution.resolved($0.operand) }
    let kinds = operands.map { StoreColumnKind(of: $0, entity: fetch.entity, in: model) }
    let subjects = try found(fetch, isBounded: false).map { RowSubject($0, id: $0.id, in: self) }
    var groups: [[RowSubject]]
    if let grouping, !grouping.columns.isEmpty {
      groups = try grouped(subjects, by: try grouping.columns.map { try resolution.resolved($0.operand) }, fetch)
      if let having = try grouping.having.map({ try resolution.resolved($0) }) {
        groups = try groups.filter { group in
          let condition = try having.transformed { try self.constant($0, of: group) }
          let predicate = try CompiledPredicate(condition, isNilUnknown: true)
          return try group.first.map { try predicate.evaluate(with: $0) } ?? false
        }
      }
    } else if operands.contains(where: { isAggregate($0, fetch.entity) }) {
      groups = [subjects]
    } else {
      groups = subjects.map { [$0] }
    }
    var seen: Set<[Value]> = []
    var result: [[Value]] = []
    for group in groups {
      let values = try zip(operands, kinds).map { operand, kind -> Value in
        let replaced = try operand.transformed { try self.constant($0, of: group) }
        guard let subject = group.first else { return kind.value(try replaced.value(for: PredicateValue.null)) }
        return kind.value(try replaced.value(for: subject))
      }
      if !isDistinct || seen.insert(values).inserted { result.append(values) }
    }
    if fetch.offset > 0 { result = Array(result.dropFirst(fetch.offset)) }
    return fetch.limit > 0 ? Array(result.prefix(fetch.limit)) : result
  }

  private func grouped(
    _ subjects: [RowSubject], by operands: [PredicateOperand], _ fetch: StoreFetch
  ) throws -> [[RowSubject]] {
    var indexes: [[PredicateConstant]: Int] = [:]
    var groups: [(values: [PredicateValue], subjects: [RowSubject])] = []
    for subject in subjects {
      let values = try operands.map { try $0.value(for: subject) }
      let key = values.map { PredicateConstant($0) ?? .null }
      if let index = indexes[key] {
        groups[index].subjects.append(subject)
      } else {
        indexes[key] = groups.count
        groups.append((values, [subject]))
      }
    }
    // Without an order, a database leaves groups in that of their values.
    if fetch.order.isEmpty {
      groups.sort { first, second in
        for (first, second) in zip(first.values, second.values) {
          let order = MemoryOrder.order(first, second, .compare)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return false
      }
    }
    return groups.map(\.subjects)
  }

  /// Whether an operand makes one value of those of many results.
  private func isAggregate(_ operand: PredicateOperand, _ entity: Int) -> Bool {
    guard case .function(let function, let operands) = operand, function.argumentCount == nil, operands.count == 1,
      let inner = operands.first
    else { return false }
    switch inner {
    case .subject: return true
    case .keyPath(let keys):
      var current = model.entities[entity]
      for key in keys {
        guard let relationship = current.property(named: key)?.relationship else { break }
        if relationship.isToMany { return false }
        current = model.entities[relationship.destination]
      }
      return true
    case .arithmetic: return true
    default: return false
    }
  }

  /// What a function makes of all objects of a group; nil for what is no such function.
  private func constant(_ operand: PredicateOperand, of group: [RowSubject]) throws -> PredicateOperand? {
    guard case .function(let function, let operands) = operand, let inner = operands.first,
      isAggregate(operand, Int(group.first?.id.entity ?? 0)) || group.isEmpty && function.argumentCount == nil
    else { return nil }
    if function == .count, case .subject = inner { return .constant(.integer(group.count)) }
    let values = try group.map { try inner.value(for: $0) }.filter { if case .null = $0 { false } else { true } }
    return PredicateConstant(try function.value(of: [.list(values)])).map { .constant($0) }
  }
}

extension StoreColumnKind {
  /// What a value is for a property of the kind.
  func value(_ value: PredicateValue) -> Value {
    switch (value, self) {
    case (.null, _), (.list, _): return .null
    case (.integer(let number), .attribute(let kind)): return Value(.integer(Int64(number)), as: kind)
    case (.integer(let number), .date): return .date(Double(number))
    case (.integer(let number), _): return .integer(Int64(number))
    case (.double(let number), .attribute(let kind)): return Value(number.isNaN ? .null : .double(number), as: kind)
    case (.double(let number), .date): return .date(number)
    case (.double(let number), _): return number.isNaN ? .null : .double(number)
    case (.date(let seconds), _): return .date(seconds)
    case (.string(let text), .attribute(let kind)): return Value(.text(text), as: kind)
    case (.string(let text), _): return .string(text)
    case (.object(let subject as RowSubject), _): return .object(subject.id)
    case (.object(let object as PredicateObject), _):
      switch object.base.base {
      case let id as ObjectID: return .object(id)
      case let data as Data: return .data(data)
      case let id as UUID: return .uuid(id)
      default: return .null
      }
    default: return .null
    }
  }
}
