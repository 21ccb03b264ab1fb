import Foundation
import FoundationOverlay
import Testing

struct ErrorLocalizedDescriptionTests {
  private enum Failure: Error {
    case first, second
  }

  private struct Own: LocalizedError {
    var errorDescription: String? { "Out of milk." }
  }

  private func description(_ error: any Error) -> String { error.localizedDescription }

  @Test func `an error without a text says what Apple's Foundation says`() {
    let text = description(Failure.second)
    #expect(text.hasPrefix("The operation couldn’t be completed. ("))
    #expect(text.hasSuffix("Failure error 1.)"))
    #expect(Failure.first.localizedDescription.hasSuffix("Failure error 0.)"))
  }

  @Test func `an error with a text or a reason says it`() {
    #expect(description(Own()) == "Out of milk.")
    #expect(description(NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "Told."])) == "Told.")
    #expect(
      description(NSError(domain: "d", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "It rained."]))
        == "The operation couldn’t be completed. It rained.")
  }
}
