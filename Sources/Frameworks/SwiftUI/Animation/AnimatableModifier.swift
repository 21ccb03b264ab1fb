/// See [AnimatableModifier](https://developer.apple.com/documentation/swiftui/animatablemodifier).
@preconcurrency @MainActor
public protocol AnimatableModifier: Animatable, ViewModifier {}
