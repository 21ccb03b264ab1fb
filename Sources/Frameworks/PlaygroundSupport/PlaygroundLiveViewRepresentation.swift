import UIKit

/// How a live view is shown:
/// [PlaygroundLiveViewRepresentation](https://developer.apple.com/documentation/playgroundsupport/playgroundliveviewrepresentation).
public enum PlaygroundLiveViewRepresentation {
  case view(UIView)
  case viewController(UIViewController)
}
