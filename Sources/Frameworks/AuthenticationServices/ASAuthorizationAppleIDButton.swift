/// See [ASAuthorizationAppleIDButton](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton).
///
/// The styles look alike.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// See [ButtonType](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton/buttontype).
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp

    public static var `default`: ButtonType { .signIn }
  }

  /// See [Style](https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton/style).
  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 130, height: 30))
    backgroundColor = .black
    layer.cornerRadius = cornerRadius
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
  }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 30) }
}
