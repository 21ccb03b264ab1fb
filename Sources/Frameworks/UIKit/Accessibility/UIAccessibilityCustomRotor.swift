/// See [UIAccessibilityCustomRotor](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor).
///
/// There is no VoiceOver that turns it.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// See [UIAccessibilityCustomRotor.Search](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/search).
  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// See [UIAccessibilityCustomRotor.Direction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction).
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// See [UIAccessibilityCustomRotor.SystemRotorType](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum).
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  @preconcurrency open var itemSearchBlock: Search
  open private(set) var systemRotorType: SystemRotorType
  open var attributedName: NSAttributedString

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  @preconcurrency public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  @preconcurrency public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  @preconcurrency public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// See [UIAccessibilityCustomRotorItemResult](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult).
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// See [UIAccessibilityCustomRotorSearchPredicate](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate).
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

  public override init() { super.init() }
}
