import Foundation
import PersistenceEngine
import Testing
import WindfallCore

@Suite("Both stores find the same") struct StoreEqualityTests {
  @Test("Ten thousand conditions with orders find the same objects in the same order", arguments: 0..<100)
  func conditions(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 1)
    let zoo = try RandomZoo(using: &generator)
    var conditions = RandomCondition(zoo: zoo, generator: generator)
    var telling = 0
    for _ in 0..<100 {
      let entity = conditions.generator.pick(["Animal", "Animal", "Person", "Cat", "Order"])
      let condition = conditions.condition(entity)
      let order = conditions.order(entity)
      let limit = conditions.generator.once(in: 5) ? 3 : 0
      let found = try [zoo.memory, zoo.file].map { zoo in
        var fetch = StoreFetch(entity: zoo.entity(entity).index)
        fetch.condition = condition.bound(to: zoo)
        fetch.order = order
        fetch.limit = limit
        return try zoo.store.identifiers(fetch).map { "\($0.entity)/\($0.key)" }
      }
      if !found[0].isEmpty, found[0].count < zoo.keys["Animal"]?.count ?? 0 { telling += 1 }
      guard found[0] != found[1] else { continue }
      Issue.record("\(entity): \(condition)\n\(order)\nmemory \(found[0])\nfile   \(found[1])")
      return
    }
    // Conditions that find all or nothing would prove little.
    #expect(telling > 25)
  }
}
