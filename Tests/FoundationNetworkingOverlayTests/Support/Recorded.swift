import Foundation

/// What blocks on several threads saw.
final class Recorded: @unchecked Sendable {
  private let lock = NSLock()
  private var items: [String] = []

  var all: [String] { lock.withLock { items } }

  func add(_ item: String) { lock.withLock { items.append(item) } }
}
