/// Hears where the scroll view inside is scrolled to, and how.
@MainActor
final class ScrollObserver {
  var onGeometry: ((ScrollGeometry) -> Void)?
  var onPhase: ((ScrollPhase, ScrollGeometry) -> Void)?
  /// Called when a finger has scrolled.
  var onUserScroll: (() -> Void)?
  /// The observer further out.
  var next: ScrollObserver?

  func report(_ geometry: ScrollGeometry, byUser isByUser: Bool) {
    onGeometry?(geometry)
    if isByUser { onUserScroll?() }
    next?.report(geometry, byUser: isByUser)
  }

  func report(_ phase: ScrollPhase, _ geometry: ScrollGeometry) {
    onPhase?(phase, geometry)
    next?.report(phase, geometry)
  }
}

extension EnvironmentValues {
  private enum ObserverKey: EnvironmentKey { static var defaultValue: ScrollObserver? { nil } }

  var scrollObserver: ScrollObserver? {
    get { self[ObserverKey.self] }
    set { self[ObserverKey.self] = newValue }
  }
}

extension View {
  /// Has an observer hear of the scroll view in the view.
  func scrollObserver(_ observer: ScrollObserver) -> some View {
    transformEnvironment(\.scrollObserver) { outer in
      if outer !== observer { observer.next = outer }
      outer = observer
    }
  }
}
