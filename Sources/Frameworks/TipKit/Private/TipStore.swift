import SwiftUI

/// What is known of the tips of the process.
@MainActor
final class TipStore: ObservableObject {
  static let shared = TipStore()

  @Published var isConfigured = false { didSet { tell() } }
  /// Whether tests want all tips to be shown, or none.
  @Published var isOverridden: Bool? { didSet { tell() } }
  @Published private var reasons: [String: Tips.InvalidationReason] = [:] { didSet { tell() } }
  /// How often what rules look at has changed.
  @Published private var changes = 0 { didSet { tell() } }
  private var displayCounts: [String: Int] = [:]
  /// Those that wait for changes, by the order in which they came.
  private var watchers: [Int: () -> Void] = [:]
  private var lastWatcher = 0

  func status(of tip: any Tip) -> Tips.Status {
    if let isOverridden, isConfigured { return isOverridden ? .available : .pending }
    if let reason = reasons[tip.id] { return .invalidated(reason) }
    return isConfigured && tip.rules.allSatisfy { $0.holds() } ? .available : .pending
  }

  /// The status of a tip now, and each other one that it comes to have.
  func updates(of tip: some Tip) -> AsyncStream<Tips.Status> {
    AsyncStream { continuation in
      lastWatcher += 1
      let number = lastWatcher
      var last = status(of: tip)
      continuation.yield(last)
      watchers[number] = { [unowned self] in
        let status = status(of: tip)
        if status != last {
          last = status
          continuation.yield(status)
        }
      }
      continuation.onTermination = { _ in Task { @MainActor in self.watchers[number] = nil } }
    }
  }

  private func tell() { for (_, watcher) in watchers.sorted(by: { $0.key < $1.key }) { watcher() } }

  /// Looks again at what is shown: a rule may hold now, or no longer.
  nonisolated static func didChange() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { shared.changes += 1 }
    } else {
      DispatchQueue.main.async { shared.changes += 1 }
    }
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) { reasons[id] = reason }

  func reset() {
    reasons = [:]
    displayCounts = [:]
    isOverridden = nil
  }

  /// Counts that a tip appears; one that has been shown too often is not shown again.
  func didAppear(_ tip: any Tip) {
    displayCounts[tip.id, default: 0] += 1
    let most = tip.options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.first
    if let most, let count = displayCounts[tip.id], count > most { invalidate(tip.id, .displayCountExceeded) }
  }
}
