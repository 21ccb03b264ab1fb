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
