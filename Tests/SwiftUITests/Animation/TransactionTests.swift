import SwiftUI
import Testing
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct TransactionTests {
    @Test func completionFollowsTheChange() async {
      var steps: [String] = []
      await withCheckedContinuation { done in
        withAnimation(.bouncy(duration: 1)) {
          steps.append("change")
        } completion: {
          steps.append("completion")
          done.resume()
        }
        steps.append("after")
      }
      #expect(steps == ["change", "after", "completion"])
    }

    @Test func aPhaseAnimatorRestsInItsFirstPhase() {
      let screen = Screen { PhaseAnimator(["one", "two"]) { Text($0) } }
      #expect(screen.labels == ["one"])
    }

    @Test("What a transaction says of itself can be set")
    func flags() {
      var transaction = Transaction(animation: nil)
      #expect(!transaction.isContinuous && !transaction.tracksVelocity)
      transaction.isContinuous = true
      transaction.tracksVelocity = true
      #expect(transaction.isContinuous && transaction.tracksVelocity)
    }
  }
}
