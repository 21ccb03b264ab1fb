/// What apps give to be called at the end. UIKit's methods take it as any closure, as overrides of theirs do.
@MainActor enum Completion {
  /// The same as a closure of the main actor's.
  static func onMain(_ completion: (() -> Void)?) -> (@MainActor () -> Void)? {
    completion.map { completion in { @MainActor in completion() } }
  }

  static func onMain<Value>(_ completion: ((Value) -> Void)?) -> (@MainActor (Value) -> Void)? {
    completion.map { completion in { @MainActor value in completion(value) } }
  }
}
