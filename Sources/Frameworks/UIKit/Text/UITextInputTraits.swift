/// See [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
///
/// The keyboard on the screen shows the keys for its type and return key; what says how it looks or corrects is kept
/// for who reads it, and changes nothing else.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
  var passwordRules: UITextInputPasswordRules? { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var inlinePredictionType: UITextInlinePredictionType { get set }
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

/// See [UITextInputPasswordRules](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules). No passwords
/// are suggested.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  open private(set) var passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// See [UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype).
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension UIKeyboardType {
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// See [UIKeyboardAppearance](https://developer.apple.com/documentation/uikit/uikeyboardappearance).
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// See [UIReturnKeyType](https://developer.apple.com/documentation/uikit/uireturnkeytype).
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// See [UITextAutocapitalizationType](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype).
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// See [UITextAutocorrectionType](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype).
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// See [UITextSpellCheckingType](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype).
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// See [UITextInlinePredictionType](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype).
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// See [UITextMathExpressionCompletionType](https://developer.apple.com/documentation/uikit/uitextmathexpressioncompletiontype).
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`, no, yes
}

/// See [UITextSmartQuotesType](https://developer.apple.com/documentation/uikit/uitextsmartquotestype).
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// See [UITextSmartDashesType](https://developer.apple.com/documentation/uikit/uitextsmartdashestype).
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// See [UITextSmartInsertDeleteType](https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype).
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// See [UIInputViewAudioFeedback](https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback).
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Nothing is heard, as in the simulator.
  public func playInputClick() {}
}

/// See [UITextContentType](https://developer.apple.com/documentation/uikit/uitextcontenttype).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let URL = UITextContentType(rawValue: "url")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}
