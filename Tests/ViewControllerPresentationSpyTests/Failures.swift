import Synchronization
import Testing

/// What fails while a closure runs, in the place of the running test.
@MainActor func failures(of body: @MainActor () -> Void) -> [String] {
  let messages = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    messages.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
    return true
  }
  return messages.withLock { $0 }
}
