import Foundation

/// Carries a change of an observable object, from whichever thread it comes, to the node that read it.
final class ObservationTarget: @unchecked Sendable {
  private weak var dependent: (any StateDependent)?

  @MainActor
  init(_ dependent: any StateDependent) { self.dependent = dependent }

  func invalidate() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { dependent?.invalidate() }
    } else {
      Task { @MainActor in self.dependent?.invalidate() }
    }
  }
}
