import SwiftUI

/// A box of a fixed size that is an element with a name.
struct Probe: View {
  let name: String
  let width: CGFloat?
  let height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

/// Counts how often bodies are evaluated.
@MainActor
final class Counter {
  private(set) var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }

  subscript(name: String) -> Int { counts[name] ?? 0 }

  func reset() { counts = [:] }
}

/// Keeps what happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
