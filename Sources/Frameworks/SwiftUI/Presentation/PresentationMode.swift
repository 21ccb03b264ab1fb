/// Whether a view is presented: [PresentationMode](https://developer.apple.com/documentation/swiftui/presentationmode).
public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  public mutating func dismiss() { isPresented = false }
}

/// Ends a presentation: [DismissAction](https://developer.apple.com/documentation/swiftui/dismissaction).
@preconcurrency @MainActor
public struct DismissAction {
  let handle: PresentationHandle?

  nonisolated init(handle: PresentationHandle?) { self.handle = handle }

  public func callAsFunction() { handle?.onDismiss?() }
}
