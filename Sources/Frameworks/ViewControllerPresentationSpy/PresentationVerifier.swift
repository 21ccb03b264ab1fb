import Foundation
@_spi(Windfall) import UIKit

/// Takes the controllers that others present, or segues bring, while it is there.
///
/// There can be one at a time, and none beside an `AlertVerifier`.
@preconcurrency @MainActor public final class PresentationVerifier: NSObject {
  public var presentedCount = 0
  public var presentedViewController: UIViewController?
  public var presentingViewController: UIViewController?
  public var animated = false
  /// What the app wanted to follow the presentation.
  public var capturedCompletion: (() -> Void)?
  /// Runs when a controller was taken.
  public var testCompletion: (() -> Void)?
  private let claim: PresentationClaim

  public override init() {
    claim = PresentationClaim(of: .presenting, by: "PresentationVerifier")
    super.init()
    guard claim.isGranted else { return }
    PresentationDouble.presenting = { [weak self] in self?.take($0, by: $1, animated: $2, completion: $3) }
  }

  /// Fails the test unless exactly one controller was presented, as is told; answers it.
  @discardableResult
  public func verify<VC: UIViewController>(
    animated: Bool, presentingViewController: UIViewController? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) -> VC? {
    let check = PresentationCheck(file: file, line: line)
    guard check.once(presentedCount, "present") else { return nil }
    check.animated(self.animated, animated, "present")
    check.identical(self.presentingViewController, presentingViewController, "presenting view controller")
    if let controller = presentedViewController as? VC { return controller }
    check.fail("Expected \(VC.self), but was \(String(describing: presentedViewController))")
    return nil
  }

  private func take(
    _ presented: UIViewController, by presenting: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    presented.loadViewIfNeeded()
    presentedCount += 1
    presentedViewController = presented
    presentingViewController = presenting
    self.animated = animated
    capturedCompletion = completion
    testCompletion?()
  }
}
