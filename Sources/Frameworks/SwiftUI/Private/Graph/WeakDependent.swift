/// A dependent that may have gone.
@MainActor
struct WeakDependent {
  weak var object: (any StateDependent)?
}
