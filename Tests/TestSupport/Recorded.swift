import Foundation

/// What blocks on several threads saw.
public final class Recorded: @unchecked Sendable {
  private let lock = NSLock()
  private var items: [String] = []

  public init() {}

  public var all: [String] { lock.withLock { items } }

  public func add(_ item: String) { lock.withLock { items.append(item) } }
}
