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

/// See [UIBackgroundFetchResult](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult).
///
/// Nothing is fetched or pushed here: the value is for what the app and its tests tell each other.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// See [UIBackgroundRefreshStatus](https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus).
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// See [UIBackgroundTaskIdentifier](https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// What a press of the home button does to the app.
  @_spi(Windfall) public func moveToBackground() {
    guard applicationState != .background else { return }
    for scene in connectedScenes {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
      scene.activationState = .foregroundInactive
    }
    if connectedScenes.isEmpty { delegate?.applicationWillResignActive(self) }
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
    tellViews()
    applicationState = .background
    for scene in connectedScenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    }
    if connectedScenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
    post(UIApplication.didEnterBackgroundNotification)
    tellViews()
  }

  /// What a tap on the app's icon does to the app, when it runs in the background.
  @_spi(Windfall) public func moveToForeground() {
    guard applicationState == .background else { return }
    enterForeground()
    applicationState = .inactive
    tellViews()
    becomeActive()
    tellViews()
  }

  /// The first half of the way to the front, which new scenes go as well.
  func enterForeground() {
    for scene in connectedScenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    }
    if connectedScenes.isEmpty { delegate?.applicationWillEnterForeground(self) }
    post(UIApplication.willEnterForegroundNotification)
  }

  /// The second half: scenes are active before their application is.
  func becomeActive() {
    for scene in connectedScenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    }
    applicationState = .active
    if connectedScenes.isEmpty { delegate?.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Lets views that follow the state of their scene see each step of the way.
  private func tellViews() {
    for window in visibleWindows { window.propagateSceneState() }
    onSceneState?()
    CommitCycle.shared.commitIfNeeded()
  }
}

extension UIScene {
  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIView {
  fileprivate func propagateSceneState() {
    (self as? any SceneStateFollower)?.sceneStateDidChange()
    for subview in subviews { subview.propagateSceneState() }
  }
}
