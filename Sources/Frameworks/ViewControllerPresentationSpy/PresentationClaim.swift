@_spi(Windfall) import UIKit

/// A verifier's hold on what controllers do; it ends with the verifier.
final class PresentationClaim {
  enum Kind { case presenting, dismissing }

  private let kind: Kind
  /// False beside another verifier of the kind, which fails the test.
  let isGranted: Bool

  init(of kind: Kind, by verifier: String) {
    self.kind = kind
    isGranted = kind == .presenting ? PresentationDouble.presenting == nil : PresentationDouble.dismissing == nil
    if !isGranted {
      PresentationCheck.failTest(
        "\(verifier): another verifier exists. Is one made in setUp() and not set to nil in tearDown()?")
    }
  }

  deinit {
    guard isGranted else { return }
    switch kind {
    case .presenting:
      PresentationDouble.presenting = nil
      PresentationDouble.givesAlertsPopovers = false
    case .dismissing: PresentationDouble.dismissing = nil
    }
  }
}
