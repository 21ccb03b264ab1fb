import Foundation

/// See [FindContext](https://developer.apple.com/documentation/swiftui/findcontext).
public struct FindContext: Sendable {}

/// Nothing is found and replaced in texts, and no hardware is attached.
nonisolated extension View {
  public func findDisabled(_ isDisabled: Bool = true) -> Self { self }

  public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }

  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

  public func handlesGameControllerEvents(matching types: [String] = []) -> Self { self }

  public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
}
