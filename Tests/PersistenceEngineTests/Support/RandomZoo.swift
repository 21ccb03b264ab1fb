import Foundation
import PersistenceEngine
import WindfallCore

/// The same objects in a file's store and in memory, with values that are easily mistaken for each other.
struct RandomZoo {
  static let texts = [
    "", "a", "A", "b", "B", "ab", "AB", "\u{e4}", "\u{c4}", "a\u{308}", "e\u{301}", "\u{e9}", "straße", "STRASSE", "İ",
    "i", "ı", "日本", "😀", "a\0b", "a\0", "100%", "_", "'", "\"", "\\", "10", "9", "a10", "a9", "Z", "z ", " z", "a.b",
    "a*b?",
    "NULL", "\u{fb01}", "fi", "\u{200d}",
  ]
  static let integers: [Int64] = [.min, .min + 1, -10, -1, 0, 1, 2, 3, 10, 1 << 53, (1 << 53) + 1, .max - 1, .max]
  static let doubles: [Double] = [
    -.infinity, -1e308, -2.5, -1, -0.0, 0, .leastNonzeroMagnitude, 0.5, 1, 2, 3, 9007199254740992, 9223372036854775808,
    1e308, .infinity,
  ]
  static let dates: [Double] = [-63_114_076_800, -1, 0, 0.5, 1, 1.5, 2, 1e9, 64_092_211_200]
  static let decimals = ["-1", "0", "0.1", "1", "1.5", "2", "12345678.25"]
  static let ids = (0..<4).map { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $0, 255)) }
  static let datas = [Data(), Data([0]), Data([0, 1]), Data([255])]
  static let pages = ["http://a.b/c", "mailto:a@b", "a", "http://a.b/%20"]

  let memory: Zoo
  let file: Zoo
  /// The keys of all objects, by the name of the entity at the top.
  private(set) var keys: [String: [(entity: String, key: Int64)]] = [:]

  init(using generator: inout SeededGenerator) throws {
    memory = try Zoo(.memory)
    file = try Zoo(.sqlite)
    var plans: [(entity: String, root: String, values: [String: (Zoo) -> Value])] = []
    let animalCount = 12 + generator.number(below: 20)
    let personCount = 4 + generator.number(below: 6)
    let orderCount = generator.number(below: 5)
    for index in 0..<animalCount {
      let entity = generator.pick(["Animal", "Cat", "Dog"])
      keys["Animal", default: []].append((entity, Int64(index + 1)))
    }
    keys["Person"] = (0..<personCount).map { ("Person", Int64($0 + 1)) }
    keys["Order"] = (0..<orderCount).map { ("Order", Int64($0 + 1)) }
    for root in ["Animal", "Person", "Order"] {
      for (entity, _) in keys[root] ?? [] {
        plans.append((entity, root, plan(entity, using: &generator)))
      }
    }
    for zoo in [memory, file] {
      try zoo.insert(
        plans.map { plan in try zoo.make(plan.entity, plan.values.mapValues { $0(zoo) }) })
    }
  }

  private func some<Result>(
    _ values: [Result], _ generator: inout SeededGenerator, _ make: (Result) -> Value
  ) -> (Zoo) -> Value {
    let value: Value = generator.once(in: 4) ? .null : make(generator.pick(values))
    return { _ in value }
  }

  private func plan(_ entity: String, using generator: inout SeededGenerator) -> [String: (Zoo) -> Value] {
    var plan: [String: (Zoo) -> Value] = [:]
    switch entity {
    case "Person":
      plan["name"] = some(Self.texts, &generator) { .string($0) }
      plan["age"] = some([0, 1, 2, 3, 70], &generator) { .integer($0) }
      plan["boss"] = one("Person", &generator)
      plan["favorite"] = one("Animal", &generator)
    case "Order":
      plan["title"] = some(Self.texts, &generator) { .string($0) }
      plan["rank"] = some([0, 1, 2, 3], &generator) { .integer($0) }
      plan["members"] = many("Person", &generator)
    default:
      plan["name"] = some(Self.texts, &generator) { .string($0) }
      plan["group"] = some(Self.texts, &generator) { .string($0) }
      plan["age"] = some(Self.integers, &generator) { .integer($0) }
      plan["weight"] = some(Self.doubles, &generator) { .double($0) }
      plan["born"] = some(Self.dates, &generator) { .date($0) }
      plan["isTame"] = some([0, 1], &generator) { .integer($0) }
      plan["price"] = some(Self.decimals, &generator) { .decimal(DecimalBox(Decimal(string: $0) ?? 0)) }
      plan["chip"] = some(Self.ids, &generator) { .uuid($0) }
      plan["picture"] = some(Self.datas, &generator) { .data($0) }
      plan["page"] = some(Self.pages, &generator) { URL(string: $0).map { .url($0) } ?? .null }
      plan["keeper"] = one("Person", &generator)
      plan["friends"] = many("Animal", &generator)
    }
    return plan
  }

  private func one(_ root: String, _ generator: inout SeededGenerator) -> (Zoo) -> Value {
    guard let keys = keys[root], !keys.isEmpty, !generator.once(in: 3) else { return { _ in .null } }
    let (entity, key) = generator.pick(keys)
    return { .object(Self.id(entity, key, in: $0)) }
  }

  private func many(_ root: String, _ generator: inout SeededGenerator) -> (Zoo) -> Value {
    guard let keys = keys[root] else { return { _ in .objects([]) } }
    var chosen: [(String, Int64)] = []
    for (entity, key) in keys where generator.once(in: 5) {
      chosen.insert((entity, key), at: generator.number(below: chosen.count + 1))
    }
    return { zoo in .objects(chosen.map { Self.id($0.0, $0.1, in: zoo) }) }
  }

  static func id(_ entity: String, _ key: Int64, in zoo: Zoo) -> ObjectID {
    ObjectID(entity: Int32(zoo.entity(entity).index), store: zoo.store.number, key: key)
  }
}
