import WindfallCore

extension UIApplication {
  /// A key of a hardware keyboard: a shortcut, or else a press for the responders, or else text; false where nobody
  /// takes it.
  func deliver(_ press: KeyPress) -> Bool {
    guard let start = UIResponder.firstResponder ?? keyWindow?.rootViewController?.innermost ?? keyWindow else {
      return false
    }
    let key = UIKey(press)
    let input = start as? any UIKeyInput
    if perform(key, from: start, whereTextGoes: input != nil && key.typesText) { return true }
    let press = UIPress(key: key, responder: start, timestamp: ProcessInfo.processInfo.systemUptime)
    let event = UIPressesEvent(press)
    sendEvent(event)
    let isTyped = event.isLeftToSystem && (edit(key, from: start) || (input.map { type(key, into: $0) } ?? false))
    press.phase = .ended
    sendEvent(event)
    return isTyped || !event.isLeftToSystem
  }

  /// The command of the key that is nearest in the chain. Keys that type text are left to it, unless the command wants
  /// to come first.
  private func perform(_ key: UIKey, from start: UIResponder, whereTextGoes isText: Bool) -> Bool {
    var responder: UIResponder? = start
    while let current = responder {
      for command in current.allKeyCommands where command.matches(key) {
        if isText, !command.wantsPriorityOverSystemBehavior { continue }
        if command.perform(from: start) { return true }
      }
      responder = current.next
    }
    return false
  }

  /// What shortcuts of the edit menu mean. A text takes them also where they have nothing to do.
  private func edit(_ key: UIKey, from responder: UIResponder) -> Bool {
    guard let action = EditAction.action(of: key) else { return false }
    guard let target = responder.target(forAction: action, withSender: nil) else { return responder is any TextEditing }
    return sendAction(action, to: target, from: nil, for: nil)
  }

  /// What the system does with a key that no responder has kept.
  private func type(_ key: UIKey, into input: any UIKeyInput) -> Bool {
    let editor = (input as? any TextEditing)?.editor
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd:
      guard let editor else { return false }
      editor.move(by: key)
    default:
      guard key.typesText else { return false }
      input.insertText(key.characters)
    }
    return true
  }
}

extension UIKey {
  /// Whether the key has a character that it types alone.
  fileprivate var typesText: Bool {
    modifierFlags.isDisjoint(with: [.command, .control]) && characters.count == 1 && keyCode != .keyboardDeleteForward
      && !characters.unicodeScalars.contains { (0xF700...0xF8FF).contains($0.value) }
  }
}

extension TextEditor {
  /// Moves the insertion point, or with the shift key the end of the selection.
  fileprivate func move(by key: UIKey) {
    let (start, end) = (selection.location, selection.location + selection.length)
    let text = text as NSString
    let keepsStart = key.modifierFlags.contains(.shift)
    var place = keepsStart || selection.length == 0 ? end : key.keyCode == .keyboardLeftArrow ? start : end
    switch key.keyCode {
    case .keyboardHome: place = 0
    case .keyboardEnd: place = length
    case .keyboardLeftArrow where place > 0 && (keepsStart || selection.length == 0):
      place = text.rangeOfComposedCharacterSequence(at: place - 1).location
    case .keyboardRightArrow where place < length && (keepsStart || selection.length == 0):
      let character = text.rangeOfComposedCharacterSequence(at: place)
      place = character.location + character.length
    default: break
    }
    selection =
      keepsStart
      ? NSRange(location: min(start, place), length: abs(place - start)) : NSRange(location: place, length: 0)
  }
}

extension UIViewController {
  /// The controller that keys go to where nothing has the keyboard.
  fileprivate var innermost: UIViewController {
    if let presentedViewController { return presentedViewController.innermost }
    let inner =
      (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController ?? children.last { $0.viewIfLoaded?.window != nil }
    return inner?.innermost ?? self
  }
}

extension UIResponder {
  fileprivate var allKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.addedKeyCommands ?? [])
      + (self is UIApplication ? UIMenuSystem.main.keyCommands : [])
  }
}
