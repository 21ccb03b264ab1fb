/// What a transition puts around a view.
struct _TransitionModifier<T: Transition>: ViewModifier {
  let transition: T
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(source: content.source), phase: phase)
  }
}
