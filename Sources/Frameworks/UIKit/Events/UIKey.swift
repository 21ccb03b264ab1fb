import WindfallCore

/// See [UIKey](https://developer.apple.com/documentation/uikit/uikey).
@preconcurrency @MainActor open class UIKey: NSObject {
  open private(set) var characters: String
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(_ press: KeyPress) {
    let name = UIKeyCommand.inputs[press.key]
    modifierFlags = UIKeyModifierFlags(automation: press.modifiers)
    charactersIgnoringModifiers = name ?? press.key
    let isUpper = !modifierFlags.isDisjoint(with: [.shift, .alphaShift])
    characters = name ?? (isUpper ? press.key.uppercased() : press.key)
    keyCode = UIKeyboardHIDUsage(key: press.key)
    super.init()
  }
}

/// See [UIKeyModifierFlags](https://developer.apple.com/documentation/uikit/uikeymodifierflags).
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// From the bits of `XCUIElement.KeyModifierFlags`, in which the first five stand in the same order.
  init(automation bits: UInt) { self.init(rawValue: Int(bits & 0x1F) << 16) }
}

/// See [UIPress](https://developer.apple.com/documentation/uikit/uipress).
///
/// Presses are those of the keys of a hardware keyboard, which tests press with `typeKey(_:modifierFlags:)`.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// See [UIPress.Phase](https://developer.apple.com/documentation/uikit/uipress/phase-swift.enum).
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// See [UIPress.PressType](https://developer.apple.com/documentation/uikit/uipress/presstype).
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    /// Any other key; the keys of keyboards have numbers of their own that have no names.
    case windfallKey = 2000
  }

  open private(set) var type: PressType
  open internal(set) var phase = Phase.began
  open private(set) var timestamp: TimeInterval
  open private(set) var key: UIKey?
  open private(set) weak var responder: UIResponder?

  init(key: UIKey, responder: UIResponder, timestamp: TimeInterval) {
    self.key = key
    self.responder = responder
    self.timestamp = timestamp
    type =
      switch key.keyCode {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      default: .windfallKey
      }
    super.init()
  }
}
