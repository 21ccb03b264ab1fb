import AuthenticationServices
import SwiftUI
import SwiftUITestSupport
import Testing
import UIKit

@MainActor struct SignInWithAppleButtonTests {
  @Test func `a request is made and fails`() async {
    let error = await withCheckedContinuation { (done: CheckedContinuation<(any Error)?, Never>) in
      let screen = Screen(width: 300, height: 60) {
        SignInWithAppleButton(.continue) {
          $0.requestedScopes = [.email]
        } onCompletion: { result in
          if case .failure(let error) = result { done.resume(returning: error) } else { done.resume(returning: nil) }
        }
      }
      screen.tap("Continue with Apple")
    }
    #expect((error as? ASAuthorizationError)?.code == .unknown)
  }

  @Test func `UIKit's button is a button with a label`() {
    let button = ASAuthorizationAppleIDButton(type: .signUp, style: .black)
    #expect(button.accessibilityLabel == "Sign up with Apple")
    #expect(button.accessibilityTraits == .button)
  }
}
