import Foundation

/// How a view comes and goes: [AnyTransition](https://developer.apple.com/documentation/swiftui/anytransition).
///
/// Changes take no time here: a view is there or not, whatever its transition.
public struct AnyTransition: Sendable {
  init() {}

  /// What the transition does at its ends is not kept: it is over at once.
  public init<T: Transition>(_ transition: T) {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let blurReplace = AnyTransition()
  public static let symbolEffect = AnyTransition()

  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> AnyTransition {
    AnyTransition()
  }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

  public func combined(with other: AnyTransition) -> AnyTransition { self }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// See [AsymmetricTransition](https://developer.apple.com/documentation/swiftui/asymmetrictransition).
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  nonisolated(unsafe) public var insertion: Insertion
  nonisolated(unsafe) public var removal: Removal

  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// Two transitions at the same time.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// What a transition puts around a view.
struct _TransitionModifier<T: Transition>: ViewModifier {
  nonisolated(unsafe) let transition: T
  let phase: TransitionPhase

  nonisolated init(transition: T, phase: TransitionPhase) {
    self.transition = transition
    self.phase = phase
  }

  func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(contentKey: content.contentKey), phase: phase)
  }
}

/// Changes take no time here: what says how a change is shown leaves the view as it is.
nonisolated extension View {
  public func transition(_ t: AnyTransition) -> Self { self }

  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: transition, phase: .identity))
  }

  public func animation(_ animation: Animation?) -> Self { self }

  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }

  public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// The geometry of views is matched only on their way, which takes no time.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> Self { self }
}

/// See [PlaceholderContentView](https://developer.apple.com/documentation/swiftui/placeholdercontentview).
public struct PlaceholderContentView<Value>: PlacedContent {
  let contentKey: ObjectIdentifier
}
