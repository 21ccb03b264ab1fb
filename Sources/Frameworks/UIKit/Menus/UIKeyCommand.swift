import WindfallCore

/// See [UIKeyCommand](https://developer.apple.com/documentation/uikit/uikeycommand).
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "\u{8}"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"

  /// The names of the keys that a test names by private scalars.
  static let inputs = [
    "\u{F700}": inputUpArrow, "\u{F701}": inputDownArrow, "\u{F702}": inputLeftArrow, "\u{F703}": inputRightArrow,
    "\u{1B}": inputEscape, "\u{F72C}": inputPageUp, "\u{F72D}": inputPageDown, "\u{F729}": inputHome,
    "\u{F72B}": inputEnd, "\u{F704}": f1, "\u{F705}": f2, "\u{F706}": f3, "\u{F707}": f4, "\u{F708}": f5,
    "\u{F709}": f6, "\u{F70A}": f7, "\u{F70B}": f8, "\u{F70C}": f9, "\u{F70D}": f10, "\u{F70E}": f11,
    "\u{F70F}": f12,
  ]

  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The command comes before what the key types in a text field.
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Of no key.
  public convenience init() { self.init(title: "", action: Selector(""), input: "") }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  func matches(_ key: UIKey) -> Bool {
    !attributes.contains(.disabled) && modifierFlags == key.modifierFlags
      && input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
  }
}
