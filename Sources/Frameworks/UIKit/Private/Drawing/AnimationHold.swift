import Dispatch

/// Keeps the completions of animations back while a person's finger decides how a transition goes on.
@MainActor final class AnimationHold {
  private static var current: AnimationHold?
  private var waiting: [@MainActor () -> Void] = []

  /// Calls a completion on a later turn of the main queue, or when the hold that is in force is released.
  static func callLater(_ completion: @escaping @MainActor () -> Void) {
    if let current { return current.waiting.append(completion) }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
  }

  /// Holds what the body animates.
  func hold(_ body: () -> Void) {
    let outer = AnimationHold.current
    AnimationHold.current = self
    body()
    AnimationHold.current = outer
  }

  func release() {
    let completions = waiting
    waiting = []
    for completion in completions { AnimationHold.callLater(completion) }
  }
}
