import Foundation
import SwiftUI
@_spi(Windfall) import UIKit

/// The page that runs: [PlaygroundPage](https://developer.apple.com/documentation/playgroundsupport/playgroundpage).
///
/// Nobody looks at the page, so a live view alone does not keep it running: it is put into a window, and the page ends
/// with its code. A page that asks for indefinite execution and never finishes is stopped when the time that a test may
/// take is over, which counts as a failure.
@preconcurrency @MainActor public final class PlaygroundPage {
  public static let current = PlaygroundPage()

  public var needsIndefiniteExecution = false

  public var liveView: (any PlaygroundLiveViewable)? {
    didSet { show(liveView) }
  }

  private var window: UIWindow?

  private init() {}

  /// Ends the process of the page at once.
  public func finishExecution() -> Never { exit(0) }

  public func setLiveView<NewLiveView: View>(_ newLiveView: NewLiveView) {
    liveView = UIHostingController(rootView: newLiveView)
  }

  private func show(_ shown: (any PlaygroundLiveViewable)?) {
    window?.isHidden = true
    // The window itself lives to the end of the turn.
    window?.rootViewController = nil
    window = nil
    guard let shown else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    switch shown.playgroundLiveViewRepresentation {
    case .viewController(let controller): window.rootViewController = controller
    case .view(let view):
      let controller = UIViewController()
      controller.view.addSubview(view)
      window.rootViewController = controller
    }
    window.makeKeyAndVisible()
    self.window = window
    // The page may end before the main queue has its next turn.
    CommitCycle.shared.activate()
    CommitCycle.shared.commitIfNeeded()
  }
}
