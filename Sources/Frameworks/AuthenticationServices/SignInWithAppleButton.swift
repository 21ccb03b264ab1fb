import SwiftUI

/// See [SignInWithAppleButton](https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton).
///
/// As on a simulator without an Apple account, a request fails. The styles look alike.
public struct SignInWithAppleButton: View {
  /// See [SignInWithAppleButton.Label](https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton/label).
  public struct Label: Sendable {
    fileprivate let text: String

    public static let signIn = Label(text: "Sign in with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// See [SignInWithAppleButton.Style](https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton/style).
  public struct Style: Sendable {
    private let name: String

    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  public var body: some View {
    Button {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      onRequest(request)
      AppleIDRequest(request, onCompletion).perform()
    } label: {
      Text(verbatim: label.text).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .foregroundColor(.white).background(Color.black)
  }
}

nonisolated extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> Self { self }
}

/// Keeps itself until a request has been answered.
private final class AppleIDRequest: NSObject, ASAuthorizationControllerDelegate {
  private let controller: ASAuthorizationController
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  private var itself: AppleIDRequest?

  @MainActor
  init(_ request: ASAuthorizationRequest, _ onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void) {
    controller = ASAuthorizationController(authorizationRequests: [request])
    self.onCompletion = onCompletion
  }

  @MainActor
  func perform() {
    itself = self
    controller.delegate = self
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    itself = nil
    onCompletion(.success(authorization))
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    itself = nil
    onCompletion(.failure(error))
  }
}
