/// Hears where the scroll view inside is scrolled to.
@MainActor
final class ScrollObserver {
  var onGeometry: ((ScrollGeometry) -> Void)?
  /// The observer further out.
  var next: ScrollObserver?

  func report(_ geometry: ScrollGeometry) {
    onGeometry?(geometry)
    next?.report(geometry)
  }
}

extension EnvironmentValues {
  private enum ObserverKey: EnvironmentKey { static var defaultValue: ScrollObserver? { nil } }

  var scrollObserver: ScrollObserver? {
    get { self[ObserverKey.self] }
    set { self[ObserverKey.self] = newValue }
  }
}
