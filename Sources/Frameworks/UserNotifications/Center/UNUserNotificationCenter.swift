@_spi(Windfall) import FoundationOverlay
import UIKit

/// See [UNUserNotificationCenter](https://developer.apple.com/documentation/usernotifications/unusernotificationcenter).
///
/// In UI tests an alert asks; otherwise leave is denied at once, unless `WINDFALL_GRANT` names `notifications`. Requests
/// are kept in the process. With leave they are delivered at their time, to the delegate first, as the app is in front; nobody taps
/// them. Handlers are called in the background.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter { Permission.notifications.request($0) }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private let store: NotificationStore
  private let ask: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void

  init(ask: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Void) {
    self.ask = ask
    store = NotificationStore()
    super.init()
    store.onDue = { [weak self] in self?.present($0) }
  }

  open class func current() -> UNUserNotificationCenter { shared }

  open var supportsContentExtensions: Bool { false }

  // MARK: - Authorization

  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    authorize(options) { isAuthorized in
      Callback { completionHandler(isAuthorized, nil) }.callInBackground()
    }
  }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      authorize(options) { continuation.resume(returning: $0) }
    }
  }

  private func authorize(_ options: UNAuthorizationOptions, _ answer: @escaping @Sendable (Bool) -> Void) {
    guard store.isUndecided, !options.contains(.provisional) else {
      return answer(store.authorize(options, isGranted: false))
    }
    ask { [store] isGranted in answer(store.authorize(options, isGranted: isGranted)) }
  }

  @preconcurrency open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = store.settings
    Callback { completionHandler(settings) }.callInBackground()
  }

  open func notificationSettings() async -> UNNotificationSettings { store.settings }

  // MARK: - Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { store.categories = categories }

  @preconcurrency open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = store.categories
    Callback { completionHandler(categories) }.callInBackground()
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { store.categories }

  // MARK: - Requests

  @preconcurrency open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    store.add(request)
    if let completionHandler { Callback { completionHandler(nil) }.callInBackground() }
  }

  open func add(_ request: UNNotificationRequest) async throws { store.add(request) }

  @preconcurrency open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = store.pending
    Callback { completionHandler(requests) }.callInBackground()
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { store.pending }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    store.removePending { identifiers.contains($0) }
  }

  open func removeAllPendingNotificationRequests() { store.removePending { _ in true } }

  // MARK: - What was delivered

  @preconcurrency open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let notifications = store.delivered
    Callback { completionHandler(notifications) }.callInBackground()
  }

  open func deliveredNotifications() async -> [UNNotification] { store.delivered }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    store.removeDelivered { identifiers.contains($0) }
  }

  open func removeAllDeliveredNotifications() { store.removeDelivered { _ in true } }

  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task { @MainActor in UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
    if let completionHandler { Callback { completionHandler(nil) }.callInBackground() }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    await MainActor.run { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
  }

  /// Without a delegate an app in front presents nothing.
  private func present(_ notification: UNNotification) {
    Callback { [self] in
      delegate?.userNotificationCenter(self, willPresent: notification) { [self] options in
        if !options.isDisjoint(with: [.alert, .list, .banner]) { store.deliver(notification) }
      }
    }.callOnMain()
  }
}
