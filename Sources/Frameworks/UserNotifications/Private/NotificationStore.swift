@_spi(Windfall) import FoundationOverlay

/// What a notification centre keeps.
final class NotificationStore: @unchecked Sendable {
  private struct State {
    var status = UNAuthorizationStatus.notDetermined
    var options: UNAuthorizationOptions = []
    var categories: Set<UNNotificationCategory> = []
    var pending: [UNNotificationRequest] = []
    var delivered: [UNNotification] = []
  }

  private let lock = NSLock()
  private var state = State()
  /// Called when the time of a request has come and the app has leave.
  var onDue: (UNNotification) -> Void = { _ in }

  var settings: UNNotificationSettings {
    lock.withLock { UNNotificationSettings(status: state.status, options: state.options) }
  }

  var categories: Set<UNNotificationCategory> {
    get { lock.withLock { state.categories } }
    set { lock.withLock { state.categories = newValue } }
  }

  var pending: [UNNotificationRequest] { lock.withLock { state.pending } }

  var delivered: [UNNotification] { lock.withLock { state.delivered } }

  /// Whether nobody has been asked yet.
  var isUndecided: Bool { [.notDetermined, .provisional].contains(settings.authorizationStatus) }

  /// The answer stays what it was the first time; leave to deliver quietly is given without asking.
  func authorize(_ options: UNAuthorizationOptions, isGranted: Bool) -> Bool {
    lock.withLock {
      if state.status == .notDetermined || state.status == .provisional {
        state.options = options
        state.status = options.contains(.provisional) ? .provisional : isGranted ? .authorized : .denied
      }
      return state.status != .denied
    }
  }

  /// A request takes the place of an earlier one with its identifier.
  func add(_ request: UNNotificationRequest) {
    lock.withLock {
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
    }
    schedule(request)
  }

  func removePending(_ isMeant: (String) -> Bool) {
    lock.withLock { state.pending.removeAll { isMeant($0.identifier) } }
  }

  func deliver(_ notification: UNNotification) {
    lock.withLock {
      state.delivered.removeAll { $0.request.identifier == notification.request.identifier }
      state.delivered.append(notification)
    }
  }

  func removeDelivered(_ isMeant: (String) -> Bool) {
    lock.withLock { state.delivered.removeAll { isMeant($0.request.identifier) } }
  }

  // MARK: - Time

  private func schedule(_ request: UNNotificationRequest) {
    guard let trigger = request.trigger else { return fire(request) }
    guard let date = trigger.nextDate else { return }
    let wait = max(0, date.timeIntervalSinceNow)
    Callback.background.asyncAfter(wallDeadline: .now() + wait) { [weak self] in self?.fire(request) }
  }

  private func fire(_ request: UNNotificationRequest) {
    let isAllowed = lock.withLock { () -> Bool in
      // Removed or replaced in the meantime.
      guard state.pending.contains(where: { $0 === request }) else { return false }
      if request.trigger?.repeats != true { state.pending.removeAll { $0 === request } }
      return [.authorized, .provisional].contains(state.status)
    }
    if request.trigger?.repeats == true, pending.contains(where: { $0 === request }) { schedule(request) }
    if isAllowed { onDue(UNNotification(request: request, date: Date())) }
  }
}
