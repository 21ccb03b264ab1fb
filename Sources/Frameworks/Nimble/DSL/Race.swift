import Synchronization

/// A wait that the first of several events ends.
final class Race: Sendable {
  private enum State {
    case running, ended
    case waiting(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.running)

  func end() {
    let old = state.withLock { state in
      defer { state = .ended }
      return state
    }
    if case .waiting(let continuation) = old { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if case .ended = state { return true }
        state = .waiting(continuation)
        return false
      }
      if isOver { continuation.resume() }
    }
  }
}
