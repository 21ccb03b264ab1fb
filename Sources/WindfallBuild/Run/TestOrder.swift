import WindfallCore

/// The order of a target's tests, which depends on the seed and the names of the tests only.
struct TestOrder {
  /// Nil for the order of the names.
  let seed: UInt64?

  /// Shuffles the classes, and the tests within each class.
  ///
  /// The tests of some classes keep the order that they have.
  func arrange(
    _ tests: [TestIdentifier], target: String, keepingOrderIn fixed: Set<String> = []
  ) -> [TestIdentifier] {
    // A target's order does not change when other targets are left out.
    var generator = seed.map { SplitMix64(seed: $0 ^ Self.hash(target)) }
    let classes = Dictionary(grouping: tests) { $0.className ?? "" }
    return arranged(classes.keys.sorted(), with: &generator).flatMap { name in
      if fixed.contains(name) { return classes[name] ?? [] }
      return arranged((classes[name] ?? []).sorted { ($0.method ?? "") < ($1.method ?? "") }, with: &generator)
    }
  }

  private func arranged<Item>(_ items: [Item], with generator: inout SplitMix64?) -> [Item] {
    guard var numbers = generator else { return items }
    defer { generator = numbers }
    var items = items
    for last in items.indices.dropFirst().reversed() { items.swapAt(last, numbers.next(below: last + 1)) }
    return items
  }

  /// FNV-1a; `Hasher` differs from run to run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
