import XCTest

extension XCTestCase {
  /// Runs a set-up or tear-down that calls back when it is done, on the main thread, as XCTest does.
  public static func windfallCompletion(
    of body: @escaping @MainActor (@escaping ((any Error)?) -> Void) -> Void
  ) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      Task { @MainActor in
        body { error in
          if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        }
      }
    }
  }
}
