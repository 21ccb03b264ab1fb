import UIKit

/// See [SKOverlay](https://developer.apple.com/documentation/storekit/skoverlay).
///
/// The store has no app to show: the delegate is told that it did not load.
@preconcurrency @MainActor open class SKOverlay: NSObject {
  /// See [SKOverlay.Position](https://developer.apple.com/documentation/storekit/skoverlay/position).
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }

  /// See [SKOverlay.Configuration](https://developer.apple.com/documentation/storekit/skoverlay/configuration-swift.class).
  open class Configuration: NSObject {}

  /// See [SKOverlay.AppConfiguration](https://developer.apple.com/documentation/storekit/skoverlay/appconfiguration).
  open class AppConfiguration: Configuration {
    public var appIdentifier: String
    public var campaignToken: String?
    public var providerToken: String?
    public var customProductPageIdentifier: String?
    public var position: Position
    public var userDismissible = true

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  /// See [SKOverlay.AppClipConfiguration](https://developer.apple.com/documentation/storekit/skoverlay/appclipconfiguration).
  open class AppClipConfiguration: Configuration {
    public var campaignToken: String?
    public var providerToken: String?
    public var position: Position

    public init(position: Position) { self.position = position }
  }

  /// See [SKOverlay.TransitionContext](https://developer.apple.com/documentation/storekit/skoverlay/transitioncontext).
  public final class TransitionContext: NSObject {
    public let startFrame = CGRect.zero
    public let endFrame = CGRect.zero

    public func addAnimation(_ block: @escaping () -> Void) { block() }
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: Configuration) { self.configuration = configuration }

  open func present(in scene: UIWindowScene) {
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.storeProductNotAvailable))
  }

  /// Nothing is presented that could be dismissed.
  open class func dismiss(in scene: UIWindowScene) {}
}

/// See [SKOverlayDelegate](https://developer.apple.com/documentation/storekit/skoverlaydelegate).
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
