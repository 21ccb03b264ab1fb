@_spi(Windfall) import UIKit

/// A view controller that shows a SwiftUI view:
/// [UIHostingController](https://developer.apple.com/documentation/swiftui/uihostingcontroller).
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { hostingView?.setRoot(rootView) }
  }

  private weak var hostingView: HostingView?

  /// What follows the size of the content: `preferredContentSize`, which is told at each layout.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { if sizingOptions != oldValue, isViewLoaded { view.setNeedsLayout() } }
  }

  /// What the contents keep clear of: without the container, of nothing.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { updateSafeArea() }
  }

  /// Whether the contents keep clear of nothing, as where ``safeAreaRegions`` is empty: what packages set before iOS 16.4.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  private func updateSafeArea() {
    guard let hostingView else { return }
    hostingView.keepsSafeArea = safeAreaRegions.contains(.container)
    hostingView.rootItem?.invalidateLayout()
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder: NSCoder) {
    fatalError("UIHostingController needs a root view: override init(coder:) and call init(coder:rootView:)")
  }

  open override func loadView() {
    let view = HostingView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    view.setRoot(rootView)
    hostingView = view
    updateSafeArea()
    self.view = view
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let ideal = sizeThatFits(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    if preferredContentSize != ideal { preferredContentSize = ideal }
  }

  /// The name that UI tests recorded on iOS have for it, where the app has no class of its own.
  @_spi(Windfall) open override var untitledBarIdentifier: String {
    Self.self == UIHostingController<Content>.self ? "_TtGC7SwiftUI19UIHosting" : super.untitledBarIdentifier
  }

  /// The size that the view takes in the size offered.
  public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// See [UIHostingControllerSizingOptions](https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions).
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The view of a controller has its content's size as its own without it too.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
