extension UIApplication {
  /// As on a simulator of old, there is no service that would give a token: the delegate hears of that.
  public func registerForRemoteNotifications() {
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
    Task { [weak self] in
      guard let self else { return }
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Nothing is registered.
  public func unregisterForRemoteNotifications() {}

  public var isRegisteredForRemoteNotifications: Bool { false }
}
