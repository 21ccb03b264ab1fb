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
