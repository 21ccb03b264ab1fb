/// What a controller remembers of the appearance transition that it is in.
struct AppearanceProgress {
  enum Modality {
    case none, presenting, dismissing
  }

  var isAnimated = false
  /// `viewIsAppearing` was called in this transition.
  var isAppearingTold = false
  /// The transition was caused by the view's moving to a window, so that nobody else tells of its end.
  var followsWindow = false
  /// The view has been on the screen at least once.
  var hasAppeared = false
  var modality = Modality.none
}
