import Dispatch
import Foundation

/// Carries a change of an observable object, from whichever thread it comes, to the node that read it.
final class ObservationTarget: @unchecked Sendable {
  /// Marks the main queue, whose blocks may run on any thread where nothing runs the main run loop.
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private weak var dependent: (any StateDependent)?

  @MainActor
  init(_ dependent: any StateDependent) { self.dependent = dependent }

  var isGone: Bool { dependent == nil }

  func invalidate() {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) != nil {
      MainActor.assumeIsolated { dependent?.invalidate() }
    } else {
      Task { @MainActor in self.dependent?.invalidate() }
    }
  }
}
