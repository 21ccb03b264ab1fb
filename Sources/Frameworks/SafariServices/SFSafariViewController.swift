@_spi(Windfall) import UIKit

/// See [SFSafariViewController](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller).
///
/// Has its button that dismisses, and an empty page: the delegate hears that the page did not load.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// See [SFSafariViewController.DismissButtonStyle](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/dismissbuttonstyle).
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel

    var title: String {
      switch self {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    }
  }

  /// See [SFSafariViewController.Configuration](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/configuration).
  @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public nonisolated override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open private(set) var configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { (viewIfLoaded as? SafariPageView)?.button.setTitle(dismissButtonStyle.title, for: .normal) }
  }
  private var hasAppeared = false

  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased() ?? ""),
      "SFSafariViewController shows only pages with http and https, not \(URL)")
    self.configuration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let view = SafariPageView(title: dismissButtonStyle.title) { [weak self] in self?.finish() }
    view.backgroundColor = .systemBackground
    view.button.tintColor = preferredControlTintColor
    self.view = view
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    Task { delegate?.safariViewController(self, didCompleteInitialLoad: false) }
  }

  private func finish() {
    let presenter = presentingViewController
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { presenter?.dismiss(animated: true) }
  }
}

/// See [SFSafariViewControllerDelegate](https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate).
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}

  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }

  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }

  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
