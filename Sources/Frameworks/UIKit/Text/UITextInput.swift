import Foundation

/// See [UITextInput](https://developer.apple.com/documentation/uikit/uitextinput). Writing directions, and
/// text that an input method would mark, are not there.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput, UITextInputTraits {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
  /// See [markedTextRange](https://developer.apple.com/documentation/uikit/uitextinput/markedtextrange).
  /// Text is never marked: each key types its character at once.
  public var markedTextRange: UITextRange? { nil }
}

/// See [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// See [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() { super.init() }

  open var start: UITextPosition { fatalError("\(type(of: self)) does not override UITextRange.start") }

  open var end: UITextPosition { fatalError("\(type(of: self)) does not override UITextRange.end") }

  open var isEmpty: Bool { start == end }
}

/// See [UIKeyInput](https://developer.apple.com/documentation/uikit/uikeyinput).
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// See [UITextInputMode](https://developer.apple.com/documentation/uikit/uitextinputmode). There is one keyboard, in the
/// language of the process.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }

  public class var activeInputModes: [UITextInputMode] { [current] }

  private static let current = UITextInputMode()
}
