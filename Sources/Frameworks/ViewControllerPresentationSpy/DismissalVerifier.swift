import Foundation
@_spi(Windfall) import UIKit

/// Takes the calls that dismiss controllers while it is there.
@preconcurrency @MainActor public final class DismissalVerifier: NSObject {
  public var dismissedCount = 0
  public var dismissedViewController: UIViewController?
  public var animated = false
  /// What the app wanted to follow the dismissal.
  public var capturedCompletion: (() -> Void)?
  /// Runs when a call was taken.
  public var testCompletion: (() -> Void)?
  private let claim: PresentationClaim

  public override init() {
    claim = PresentationClaim(of: .dismissing, by: "DismissalVerifier")
    super.init()
    guard claim.isGranted else { return }
    PresentationDouble.dismissing = { [weak self] controller, animated, completion in
      guard let self else { return }
      dismissedCount += 1
      dismissedViewController = controller
      self.animated = animated
      capturedCompletion = completion
      testCompletion?()
    }
  }

  /// Fails the test unless exactly one controller was dismissed, as is told.
  public func verify(
    animated: Bool, dismissedViewController: UIViewController? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let check = PresentationCheck(file: file, line: line)
    guard check.once(dismissedCount, "dismiss") else { return }
    check.animated(self.animated, animated, "dismiss")
    check.identical(self.dismissedViewController, dismissedViewController, "dismissed view controller")
  }
}
