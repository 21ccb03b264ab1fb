import Dispatch
import WindfallCore

/// See [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
///
/// Where no app was launched, as in unit tests without a host, the first use makes an application without a delegate.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// See [UIApplication.State](https://developer.apple.com/documentation/uikit/uiapplication/state).
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private static var instance: UIApplication?

  public static var shared: UIApplication {
    if let instance { return instance }
    return UIApplication()
  }

  static func forgetShared() { instance = nil }

  private var windowList: [WeakWindow] = []
  weak var keyWindowStorage: UIWindow?
  var touches: [Int: UITouch] = [:]
  private var delegateStorage: (any UIApplicationDelegate)?
  /// Takes the URLs that the app is opened with before its delegates do; false for one that it does not want.
  @_spi(Windfall) public var urlReceiver: (@MainActor (URL) -> Bool)?
  /// Called when the state of scenes has changed, after their views were told.
  @_spi(Windfall) public var onSceneState: (@MainActor () -> Void)?
  private var memoryWarnings: (any NSObjectProtocol)?

  public override init() {
    super.init()
    UIApplication.instance = self
    memoryWarnings = forwardMemoryWarnings()
  }

  open var delegate: (any UIApplicationDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  open internal(set) var applicationState = State.inactive

  open internal(set) var connectedScenes: Set<UIScene> = []

  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  open var supportsMultipleScenes: Bool { false }

  /// Kept and given back; nothing here goes to sleep.
  open var isIdleTimerDisabled = false

  /// Kept and given back; there is no home screen that shows it.
  open var applicationIconBadgeNumber = 0

  /// Kept and given back; there is no home screen that offers them.
  open var shortcutItems: [UIApplicationShortcutItem]?

  var interfaceOrientation = UIInterfaceOrientation.portrait

  private var ignoredBegins = 0

  open var isIgnoringInteractionEvents: Bool { ignoredBegins > 0 }

  open func beginIgnoringInteractionEvents() { ignoredBegins += 1 }

  open func endIgnoringInteractionEvents() { ignoredBegins = max(0, ignoredBegins - 1) }

  var backgroundTasks: Set<UIBackgroundTaskIdentifier> = []

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIApplication.layoutDirection }

  open var preferredContentSizeCategory: UIContentSizeCategory { Device.current.traits.preferredContentSizeCategory }

  /// The visible windows, the one in front last.
  open var windows: [UIWindow] { visibleWindows }

  open var keyWindow: UIWindow? { keyWindowStorage }

  open override var next: UIResponder? { delegateStorage as? UIResponder }

  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return event.deliver() }
    guard let touches = event.allTouches else { return }
    var seen: [UIWindow] = []
    for touch in touches.ordered {
      guard let window = touch.window, !seen.contains(where: { $0 === window }) else { continue }
      seen.append(window)
      window.sendEvent(event)
    }
  }

  /// True for the app's own schemes and for those that an app of the iOS simulator opens.
  open func canOpenURL(_ url: URL) -> Bool { opens(url) }

  /// Hands a URL of the app's own scheme to its delegates. One that another app would open changes nothing but a line
  /// on standard error; the completion is told what a simulator would tell it.
  @preconcurrency open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let success = performOpening(url)
    if let completion { DispatchQueue.main.async { MainActor.assumeIsolated { completion(success) } } }
  }

  @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    performOpening(url)
  }

  /// The form that `open(_:options:completionHandler:)` took the place of.
  @available(*, deprecated, message: "use open(_:options:completionHandler:)")
  @discardableResult open func openURL(_ url: URL) -> Bool { performOpening(url) }

  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target = target.map({ $0 as AnyObject }) {
      _ = MethodTable.invoke(target: target, selector: action, arguments: [sender, event])
      return true
    }
    for start in [UIResponder.firstResponder, sender as? UIResponder] {
      guard let receiver = start?.target(forAction: action, withSender: sender) else { continue }
      _ = MethodTable.invoke(target: receiver as AnyObject, selector: action, arguments: [sender, event])
      return true
    }
    return false
  }

  var visibleWindows: [UIWindow] {
    let windows = windowList.compactMap(\.window)
    if windows.count < 2 { return windows }
    return windows.enumerated().sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The windows that are on the screen: where the app uses scenes, a window without one is not, though it lives.
  var windowsOnScreen: [UIWindow] {
    connectedScenes.isEmpty ? visibleWindows : visibleWindows.filter { $0.windowScene != nil || $0.isSystemWindow }
  }

  func windowDidShow(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil || $0.window === window }
    windowList.append(WeakWindow(window: window))
  }

  func windowDidHide(_ window: UIWindow) {
    windowList.removeAll { $0.window == nil || $0.window === window }
    if keyWindowStorage === window { keyWindowStorage = nil }
  }

  /// What the home screen calls the app.
  private(set) lazy var displayName: String = {
    let info = Bundle.main.infoDictionary
    let name = info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
    return name ?? ProcessInfo.processInfo.processName
  }()
}
