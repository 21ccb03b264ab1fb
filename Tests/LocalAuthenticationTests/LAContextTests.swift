import LocalAuthentication
import Testing

@Suite struct LAContextTests {
  @Test("Nobody is enrolled, and there is no passcode")
  func policies() {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotEnrolled.rawValue && error?.domain == LAErrorDomain)
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
  }

  @Test("The reply has the reason")
  func reply() async {
    let context = LAContext()
    let code: LAError.Code? = await withCheckedContinuation { continuation in
      context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "to test") { success, error in
        continuation.resume(returning: success ? nil : (error as? LAError)?.code)
      }
    }
    #expect(code == .biometryNotEnrolled)
    context.invalidate()
    await #expect(throws: LAError(.invalidContext)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to test")
    }
  }
}
