@_spi(Windfall) import FoundationOverlay

/// What the app is allowed to know, which all its managers share.
final class LocationAuthorization: @unchecked Sendable {
  static let shared = LocationAuthorization(isGranted: Permission.location.isGranted)

  private struct WeakManager {
    weak var manager: CLLocationManager?
  }

  private let isGranted: Bool
  private let lock = NSLock()
  private var managers: [WeakManager] = []
  private var current = CLAuthorizationStatus.notDetermined

  init(isGranted: Bool) { self.isGranted = isGranted }

  var status: CLAuthorizationStatus { lock.withLock { current } }

  var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(status) }

  func add(_ manager: CLLocationManager) {
    lock.withLock {
      managers.removeAll { $0.manager == nil }
      managers.append(WeakManager(manager: manager))
    }
  }

  /// Answers for the person at the device. What was denied once is not asked for again.
  func request(_ wanted: CLAuthorizationStatus) {
    let listeners = lock.withLock { () -> [CLLocationManager] in
      let answer = isGranted ? wanted : .denied
      let isOpen = current == .notDetermined || (current == .authorizedWhenInUse && wanted == .authorizedAlways)
      guard isOpen, current != answer else { return [] }
      current = answer
      return managers.compactMap(\.manager)
    }
    for manager in listeners { manager.didChangeAuthorization() }
  }
}
