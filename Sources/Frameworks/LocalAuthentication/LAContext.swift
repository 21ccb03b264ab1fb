@_spi(Windfall) import FoundationOverlay

/// See [NSErrorPointer](https://developer.apple.com/documentation/foundation/nserrorpointer).
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// See [LAContext](https://developer.apple.com/documentation/localauthentication/lacontext).
///
/// As on a simulator with Face ID that nobody is enrolled for, and without a passcode.
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  private var isInvalid = false

  public override init() { super.init() }

  open var biometryType: LABiometryType { .faceID }

  open var evaluatedPolicyDomainState: Data? { nil }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = reason(for: policy)._nsError
    return false
  }

  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    precondition(!localizedReason.isEmpty, "Non-empty localizedReason must be provided.")
    let error = reason(for: policy)
    Callback { reply(false, error) }.callInBackground()
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw reason(for: policy)
  }

  open func invalidate() { isInvalid = true }

  private func reason(for policy: LAPolicy) -> LAError {
    if isInvalid { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }
}
