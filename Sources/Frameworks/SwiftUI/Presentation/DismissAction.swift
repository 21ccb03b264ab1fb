/// Ends a presentation: [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction).
@preconcurrency @MainActor
public struct DismissAction {
  let handle: PresentationHandle?

  nonisolated init(handle: PresentationHandle?) { self.handle = handle }

  public func callAsFunction() { handle?.onDismiss?() }
}
