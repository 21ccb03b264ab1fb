import SwiftUI

/// What is known of the tips of the process.
@MainActor
final class TipStore: ObservableObject {
  static let shared = TipStore()

  @Published var isConfigured = false
  /// Whether tests want all tips to be shown, or none.
  @Published var isOverridden: Bool?
  @Published private var reasons: [String: Tips.InvalidationReason] = [:]
  /// How often what rules look at has changed.
  @Published private var changes = 0
  private var displayCounts: [String: Int] = [:]

  func status(of tip: any Tip) -> Tips.Status {
    if let isOverridden, isConfigured { return isOverridden ? .available : .pending }
    if let reason = reasons[tip.id] { return .invalidated(reason) }
    return isConfigured && tip.rules.allSatisfy { $0.holds() } ? .available : .pending
  }

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

/// A tip with its texts, its actions and a button that closes it.
struct TipContent<Content: Tip>: View {
  let tip: Content
  let action: (Tips.Action) -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image { image }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        if let message = tip.message { message.font(.subheadline).foregroundStyle(Color.secondary) }
        ForEach(tip.actions) { item in
          Button {
            item.handler()
            action(item)
          } label: {
            item.label
          }
        }
      }
      Spacer()
      Button {
        tip.invalidate(reason: .tipClosed)
      } label: {
        Image(systemName: "xmark")
      }
      .accessibilityLabel("Close")
    }
    .padding()
    .onAppear { TipStore.shared.didAppear(tip) }
  }
}
