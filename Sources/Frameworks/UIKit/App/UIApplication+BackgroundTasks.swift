extension UIApplication {
  /// Never shorter than this: an app is not sent to the background, so no task expires.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  @preconcurrency public func beginBackgroundTask(
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  @preconcurrency public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let identifier = UIBackgroundTaskIdentifier(rawValue: (backgroundTasks.map(\.rawValue).max() ?? 0) + 1)
    backgroundTasks.insert(identifier)
    return identifier
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    guard identifier != .invalid, backgroundTasks.remove(identifier) == nil else { return }
    Notice.say("Can't end BackgroundTask: no background task exists with identifier \(identifier.rawValue).")
  }
}
