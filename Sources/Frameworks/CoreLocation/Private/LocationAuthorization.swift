@_spi(Windfall) import FoundationOverlay

/// What the app is allowed to know, which all its managers share.
final class LocationAuthorization: @unchecked Sendable {
  static let shared = LocationAuthorization { Permission.location.request($0) }

  private struct WeakManager {
    weak var manager: CLLocationManager?
  }

  private let ask: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void
  private let lock = NSLock()
  private var managers: [WeakManager] = []
  private var current = CLAuthorizationStatus.notDetermined
  private var isAsking = false

  init(ask: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Void) { self.ask = ask }

  var status: CLAuthorizationStatus { lock.withLock { current } }

  var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(status) }

  func add(_ manager: CLLocationManager) {
    lock.withLock {
      managers.removeAll { $0.manager == nil }
      managers.append(WeakManager(manager: manager))
    }
  }

  /// What was denied once is not asked for again.
  func request(_ wanted: CLAuthorizationStatus) {
    let isOpen = lock.withLock { () -> Bool in
      let isOpen = current == .notDetermined || (current == .authorizedWhenInUse && wanted == .authorizedAlways)
      guard isOpen, !isAsking else { return false }
      isAsking = true
      return true
    }
    guard isOpen else { return }
    ask { [self] isGranted in answer(isGranted ? wanted : .denied) }
  }

  private func answer(_ answer: CLAuthorizationStatus) {
    let listeners = lock.withLock { () -> [CLLocationManager] in
      isAsking = false
      // A person who denies more than there was leaves what there was.
      if answer == .denied, current != .notDetermined { return [] }
      current = answer
      return managers.compactMap(\.manager)
    }
    for manager in listeners { manager.didChangeAuthorization() }
  }
}
