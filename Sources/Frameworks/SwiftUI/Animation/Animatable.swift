/// See [Animatable](https://developer.apple.com/documentation/swiftui/animatable).
///
/// Changes take no time here, so data are set once, to what they end as.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// See [AnimatableModifier](https://developer.apple.com/documentation/swiftui/animatablemodifier).
@preconcurrency @MainActor
public protocol AnimatableModifier: Animatable, ViewModifier {}
