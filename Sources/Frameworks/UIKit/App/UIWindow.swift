import Foundation
import WindfallCore

/// See [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
@preconcurrency @MainActor open class UIWindow: UIView {
  /// See [UIWindow.Level](https://developer.apple.com/documentation/uikit/uiwindow/level).
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }

    public static func += (left: inout Level, right: CGFloat) { left = left + right }

    public static func -= (left: inout Level, right: CGFloat) { left = left - right }
  }

  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { CommitCycle.shared.setNeedsCommit() } }
  }

  /// The window is none of the app's, and belongs to no scene.
  var isSystemWindow = false

  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { CommitCycle.shared.setNeedsCommit() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// A window that nobody keeps lives until the end of the turn in which it got a view or was shown, as on iOS: tests
  /// put a controller into one, let it go, and find the controller's view in a window.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if isHidden, rootViewController == nil { liveToEndOfTurn() }
  }

  private func liveToEndOfTurn() {
    _ = UIWindow.testObserver
    if UIWindow.used.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { UIWindow.used = [] } } }
    if !UIWindow.used.contains(self) { UIWindow.used.append(self) }
  }

  private static var used: [UIWindow] = []

  /// Where a process runs tests, a test's method is a turn of its own: blocks after it may look whether a screen is gone.
  private static let testObserver = NotificationCenter.default.addObserver(
    forName: Notification.Name("UIKit.testMethodDidEnd"), object: nil, queue: nil
  ) { _ in MainActor.assumeIsolated { UIWindow.used = [] } }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open var screen: UIScreen { .main }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue {
        oldValue.dismissPresented()
        oldValue.disappear { oldValue.viewIfLoaded?.removeFromSuperview() }
      }
      if !isHidden { showRootViewController() }
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      CommitCycle.shared.setNeedsCommit()
      if isHidden {
        UIApplication.shared.windowDidHide(self)
        rootViewController?.disappear {}
      } else {
        liveToEndOfTurn()
        UIApplication.shared.windowDidShow(self)
        showRootViewController()
      }
    }
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }

  open var canBecomeKey: Bool { true }

  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    let previous = UIApplication.shared.keyWindowStorage
    UIApplication.shared.keyWindowStorage = self
    previous?.resignKey()
    becomeKey()
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  private lazy var ownUndoManager = UndoManager()

  open override var undoManager: UndoManager? { ownUndoManager }

  open func becomeKey() {}

  open func resignKey() {}

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open override var safeAreaInsets: UIEdgeInsets {
    let screen = screen.bounds
    let safeArea = self.screen.safeArea
    return UIEdgeInsets(
      top: max(0, safeArea.top - frame.minY), left: max(0, safeArea.left - frame.minX),
      bottom: max(0, safeArea.bottom - (screen.maxY - frame.maxY)),
      right: max(0, safeArea.right - (screen.maxX - frame.maxX)))
  }

  /// Hands the touches to gesture recognisers first and then to the views that they began in.
  open func sendEvent(_ event: UIEvent) { deliverTouches(of: event) }

  @_spi(Windfall) open override var elementType: ElementType { .window }

  /// The view of the root stands in one for transitions and one for shadows; recorded UI tests count them.
  override func surround(_ elements: [Element]) -> [Element] {
    guard let root = rootViewController?.viewIfLoaded else { return elements }
    return elements.map { $0.viewID == root.viewID ? $0.surrounded.surrounded : $0 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  private func showRootViewController() {
    guard let rootViewController else { return }
    let view: UIView = rootViewController.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rootViewController.appear { insertSubview(view, at: 0) }
  }
}
