import PersistenceEngine
import Synchronization

/// Gives out the keys of objects that were never saved.
enum TemporaryKey {
  private static let last = Atomic<Int64>(0)

  static func next() -> Int64 { last.subtract(1, ordering: .relaxed).newValue }

  /// As it stands in URIs.
  static func text(_ key: Int64) -> String {
    let digits = String(-key, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return "00000000-0000-4000-8000-" + padded
  }

  static func key(_ text: Substring) -> Int64? {
    text.split(separator: "-").last.flatMap { Int64($0, radix: 16) }.map { -$0 }
  }
}
