import Foundation
import PersistenceEngine
import WindfallCore

/// Makes conditions that a store understands.
struct RandomCondition {
  let zoo: RandomZoo
  var generator: SeededGenerator

  /// The kinds of values, which may be compared among themselves.
  enum Kind: CaseIterable { case text, number, date, object }

  /// Where a value of a kind is in an object of an entity.
  private static let paths: [String: [Kind: [String]]] = [
    "Animal": [
      .text: ["name", "group", "page", "keeper.name", "keeper.boss.name", "keeper.favorite.name"],
      .number: ["age", "weight", "isTame", "price", "keeper.age", "keeper.boss.age", "keeper.favorite.weight"],
      .date: ["born", "keeper.favorite.born"],
      .object: ["keeper", "keeper.boss"],
    ],
    "Cat": [.text: ["name", "group"], .number: ["age", "lives"], .date: ["born"], .object: ["keeper"]],
    "Person": [
      .text: ["name", "boss.name", "favorite.name", "favorite.keeper.name"],
      .number: ["age", "boss.age", "favorite.age", "favorite.weight"], .date: ["favorite.born"],
      .object: ["boss", "favorite.keeper", "boss.boss"],
    ],
    "Order": [.text: ["title"], .number: ["rank"], .date: [], .object: []],
  ]

  /// Relationships to many, with the entity they lead to.
  private static let collections: [String: [(path: String, entity: String)]] = [
    "Animal": [("friends", "Animal"), ("keeper.staff", "Person"), ("keeper.teams", "Order")],
    "Cat": [("friends", "Animal")],
    "Person": [
      ("animals", "Animal"), ("staff", "Person"), ("teams", "Order"), ("favorite.friends", "Animal"),
      ("boss.animals", "Animal"),
    ],
    "Order": [("members", "Person")],
  ]

  mutating func condition(_ entity: String, depth: Int = 3, variable: String? = nil) -> PredicateCondition {
    switch generator.number(below: depth > 0 ? 12 : 6) {
    case 6, 7: return .and(parts(entity, depth, variable))
    case 8, 9: return .or(parts(entity, depth, variable))
    case 10: return .not(condition(entity, depth: depth - 1, variable: variable))
    case 11: return .constant(generator.once(in: 2))
    case 5 where depth > 0: return .comparison(many(entity, depth, variable))
    case 4 where depth > 0: return .comparison(count(entity, depth, variable))
    default: return .comparison(simple(entity, depth, variable))
    }
  }

  private mutating func parts(_ entity: String, _ depth: Int, _ variable: String?) -> [PredicateCondition] {
    (0..<generator.number(below: 4)).map { _ in condition(entity, depth: depth - 1, variable: variable) }
  }

  private func operand(_ path: String, _ variable: String?) -> PredicateOperand {
    let keys = path.split(separator: ".").map(String.init)
    guard let variable else { return .keyPath(keys) }
    return .path(.variable(variable), keys)
  }

  private mutating func options() -> PredicateComparison.Options {
    generator.pick([[], [], .caseInsensitive, .diacriticInsensitive, [.caseInsensitive, .diacriticInsensitive]])
  }

  private mutating func simple(_ entity: String, _ depth: Int, _ variable: String?) -> PredicateComparison {
    let kinds = Kind.allCases.filter { !(Self.paths[entity]?[$0] ?? []).isEmpty }
    let kind = generator.pick(kinds)
    let left = value(kind, entity, depth, variable)
    return comparison(left, kind, entity, depth, variable, modifier: .direct)
  }

  /// Compares something of a kind with something else.
  private mutating func comparison(
    _ left: PredicateOperand, _ kind: Kind, _ entity: String, _ depth: Int, _ variable: String?,
    modifier: PredicateComparison.Modifier
  ) -> PredicateComparison {
    typealias Operator = PredicateComparison.Operator
    let right =
      generator.once(in: 4) ? value(kind, entity, depth, variable) : PredicateOperand.constant(constant(kind))
    var operators: [Operator] = [.equal, .equal, .notEqual, .in]
    if kind != .object { operators += [.less, .lessOrEqual, .greater, .greaterOrEqual, .between] }
    if kind == .text { operators += [.contains, .beginsWith, .endsWith, .like, .contains] }
    let comparison = generator.pick(operators)
    let options: PredicateComparison.Options = kind == .text ? self.options() : []
    switch comparison {
    case .in:
      let constants = (0..<generator.number(below: 5)).map { _ in constant(kind) }
      return PredicateComparison(left, .in, .constant(.list(constants)), options: options, modifier: modifier)
    case .between:
      let bounds: PredicateOperand =
        generator.once(in: 2)
        ? .constant(.list([constant(kind), constant(kind)]))
        : .list([value(kind, entity, depth, variable), .constant(constant(kind))])
      return PredicateComparison(left, .between, bounds, options: options, modifier: modifier)
    default: return PredicateComparison(left, comparison, right, options: options, modifier: modifier)
    }
  }

  private mutating func constant(_ kind: Kind) -> PredicateConstant {
    if generator.once(in: 8) { return .null }
    switch kind {
    case .text: return .string(generator.pick(RandomZoo.texts))
    case .number:
      return generator.once(in: 2)
        ? .integer(Int(generator.pick(RandomZoo.integers))) : .double(generator.pick(RandomZoo.doubles))
    case .date: return .date(generator.pick(RandomZoo.dates))
    case .object:
      guard let keys = zoo.keys["Person"], !keys.isEmpty else { return .null }
      return .object(PredicateObject(AnyHashable(Reference(entity: "Person", key: generator.pick(keys).key))))
    }
  }

  /// An object that each store has under an ID of its own.
  struct Reference: Hashable {
    var entity: String
    var key: Int64
  }

  private mutating func value(
    _ kind: Kind, _ entity: String, _ depth: Int, _ variable: String?
  ) -> PredicateOperand {
    let paths = Self.paths[entity]?[kind] ?? []
    guard !paths.isEmpty else { return .constant(constant(kind)) }
    let plain = operand(generator.pick(paths), variable)
    guard depth > 0, kind != .object, generator.once(in: 4) else { return plain }
    let other = value(kind, entity, depth - 1, variable)
    switch kind {
    case .text:
      return .function(generator.pick([.lowercase, .uppercase, .canonical]), [plain])
    case .number:
      switch generator.number(below: 4) {
      case 0: return .arithmetic(generator.pick([.add, .subtract, .multiply, .divide]), plain, other)
      case 1: return .function(generator.pick([.absolute, .ceiling, .floor, .truncate]), [plain])
      case 2: return .function(.length, [value(.text, entity, 0, variable)])
      default: return .ternary(condition(entity, depth: 0, variable: variable), plain, other)
      }
    default: return .arithmetic(generator.pick([.add, .subtract]), plain, .constant(constant(.number)))
    }
  }

  private mutating func many(_ entity: String, _ depth: Int, _ variable: String?) -> PredicateComparison {
    guard let (path, destination) = (Self.collections[entity]).map({ generator.pick($0) }) else {
      return simple(entity, depth, variable)
    }
    let modifier = generator.pick([PredicateComparison.Modifier.any, .any, .none])
    if destination == "Person", generator.once(in: 2) {
      switch generator.number(below: 3) {
      case 0: return comparison(operand(path, variable), .object, entity, 0, variable, modifier: modifier)
      case 1: return PredicateComparison(operand(path, variable), .contains, .constant(constant(.object)))
      default: return PredicateComparison(.constant(constant(.object)), .in, operand(path, variable))
      }
    }
    let kinds = [Kind.text, .number].filter { !(Self.paths[destination]?[$0] ?? []).isEmpty }
    let kind = generator.pick(kinds)
    let rest = generator.pick(Self.paths[destination]?[kind] ?? [])
    return comparison(operand(path + "." + rest, variable), kind, entity, 0, variable, modifier: modifier)
  }

  private mutating func count(_ entity: String, _ depth: Int, _ variable: String?) -> PredicateComparison {
    guard let (path, destination) = (Self.collections[entity]).map({ generator.pick($0) }) else {
      return simple(entity, depth, variable)
    }
    let operators: [PredicateComparison.Operator] = [.equal, .notEqual, .less, .greater]
    let right = PredicateOperand.constant(.integer(generator.number(below: 4)))
    if generator.once(in: 2) {
      let name = "x\(depth)"
      let filtered = PredicateOperand.subquery(
        operand(path, variable), variable: name, condition(destination, depth: depth - 1, variable: name))
      return PredicateComparison(.path(filtered, ["@count"]), generator.pick(operators), right)
    }
    if generator.once(in: 2) {
      return PredicateComparison(operand(path + ".@count", variable), generator.pick(operators), right)
    }
    let numbers = ["Animal": "isTame", "Person": "age", "Order": "rank"]
    let function = generator.pick(["@sum", "@avg", "@min", "@max"])
    return PredicateComparison(
      operand(path + "." + function + "." + (numbers[destination] ?? ""), variable), generator.pick(operators), right)
  }

  mutating func order(_ entity: String) -> [StoreOrder] {
    (0..<generator.number(below: 3)).map { _ in
      let kind = generator.pick(Kind.allCases.filter { !(Self.paths[entity]?[$0] ?? []).isEmpty })
      let path = generator.pick(Self.paths[entity]?[kind] ?? [])
      return StoreOrder(
        keyPath: path.split(separator: ".").map(String.init), isAscending: generator.once(in: 2),
        comparison: kind == .text ? generator.pick(StoreOrder.Comparison.allCases) : .compare)
    }
  }
}

extension PredicateCondition {
  /// The condition with a store's own IDs.
  func bound(to zoo: Zoo) -> PredicateCondition {
    transformed { operand in
      guard case .constant(let constant) = operand else { return nil }
      return .constant(constant.bound(to: zoo))
    }
  }
}

extension PredicateConstant {
  fileprivate func bound(to zoo: Zoo) -> PredicateConstant {
    switch self {
    case .list(let values): return .list(values.map { $0.bound(to: zoo) })
    case .object(let object):
      guard let reference = object.base.base as? RandomCondition.Reference else { return self }
      return Zoo.object(RandomZoo.id(reference.entity, reference.key, in: zoo))
    default: return self
    }
  }
}
