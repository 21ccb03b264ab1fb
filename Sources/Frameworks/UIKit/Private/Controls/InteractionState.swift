/// What a view does with touches apart from handling them itself; most views have nothing of it.
struct InteractionState {
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
}
