/// See [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?
  /// What a segue of one of UIKit's kinds does.
  var transition: (@MainActor () -> Void)?

  /// What a storyboard makes custom segues with.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  open func perform() {
    if let handler { return handler() }
    transition?()
  }
}
