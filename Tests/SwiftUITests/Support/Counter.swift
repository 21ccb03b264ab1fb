/// Counts how often bodies are evaluated.
@MainActor
final class Counter {
  private(set) var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }

  subscript(name: String) -> Int { counts[name] ?? 0 }

  func reset() { counts = [:] }
}
