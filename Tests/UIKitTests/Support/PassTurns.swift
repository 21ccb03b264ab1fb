import Dispatch
@testable @_spi(Windfall) import UIKit

/// Lets what waits on the main queue happen, so many turns of it, each with its commit.
@MainActor func passTurns(_ count: Int = 3) async {
  for _ in 0..<count {
    CommitCycle.shared.commitIfNeeded()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }
}
