@_spi(Windfall) import FoundationOverlay

/// The alert by which the system asks a person whether an app may do something, above all windows of the app.
@_spi(Windfall) @MainActor public enum PermissionAlert {
  private struct Question {
    let permission: Permission
    let answer: @Sendable (Bool) -> Void
  }

  private static var window: UIWindow?
  /// The one that is shown comes first.
  private static var questions: [Question] = []

  /// From now on somebody is there to be asked.
  static func activate() {
    Permission.ask = { permission, answer in
      Callback { MainActor.unchecked { ask(permission, answer) } }.callOnMain()
    }
  }

  static func ask(_ permission: Permission, _ answer: @escaping @Sendable (Bool) -> Void) {
    questions.append(Question(permission: permission, answer: answer))
    if questions.count == 1 { show(permission) }
  }

  /// Denies what is asked for, unless the view is one of the alert: a test that wants to allow it has a monitor.
  public static func deny(unlessShowing viewID: UInt64) {
    while let window, UIView.view(withID: viewID)?.window !== window { answer(false) }
  }

  private static func show(_ permission: Permission) {
    let alert = UIAlertController(
      title: permission.question(of: appName), message: permission.explanation, preferredStyle: .alert)
    for (title, isGranted) in permission.choices {
      alert.addAction(UIAlertAction(title: title, style: isGranted ? .default : .cancel) { _ in answer(isGranted) })
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isSystemWindow = true
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.isHidden = false
    self.window = window
    window.rootViewController?.present(alert, animated: false)
  }

  private static func answer(_ isGranted: Bool) {
    guard !questions.isEmpty else { return }
    window?.isHidden = true
    window = nil
    questions.removeFirst().answer(isGranted)
    if let next = questions.first, window == nil { show(next.permission) }
  }

  private static var appName: String {
    let bundle = Bundle.main
    let name = bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
    return name ?? bundle.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
  }
}

extension Permission {
  /// In the words of iOS, which UI tests look for.
  fileprivate func question(of app: String) -> String {
    switch self {
    case .location: "Allow “\(app)” to use your location?"
    case .notifications: "“\(app)” Would Like to Send You Notifications"
    case .tracking: "Allow “\(app)” to track your activity across other companies’ apps and websites?"
    case .calendars: "“\(app)” Would Like to Access Your Calendar"
    case .motion: "“\(app)” Would Like to Access Your Motion & Fitness Activity"
    case .camera, .microphone: "“\(app)” Would Like to Access the \(rawValue.capitalized)"
    case .speech: "“\(app)” Would Like to Access Speech Recognition"
    case .contacts, .photos, .reminders: "“\(app)” Would Like to Access Your \(rawValue.capitalized)"
    }
  }

  fileprivate var choices: [(title: String, isGranted: Bool)] {
    self == .location
      ? [("Allow Once", true), ("Allow While Using App", true), ("Don’t Allow", false)]
      : [("Don’t Allow", false), ("Allow", true)]
  }

  /// What the app says that it is for.
  fileprivate var explanation: String? {
    switch self {
    case .location: Bundle.main.object(forInfoDictionaryKey: "NSLocationWhenInUseUsageDescription") as? String
    case .notifications:
      "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
    default: nil
    }
  }
}
