import Testing
import UIKit
import ViewControllerPresentationSpy

/// One verifier of a kind exists at a time.
@Suite(.serialized) @MainActor struct VerifierTests {}
