/// The keys of a keyboard, row by row.
struct KeyboardLayout: Hashable {
  /// Which keys a keyboard of letters shows.
  enum Plane: Hashable {
    case letters, capitals, digits
  }

  let rows: [[KeyboardKey.Kind]]

  init(type: UIKeyboardType, returnKey: UIReturnKeyType, plane: Plane) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: rows = Self.pad([.delete("Delete")], before: [])
    case .decimalPad: rows = Self.pad([.delete("Delete")], before: [.character(".")])
    case .phonePad: rows = Self.pad([.delete("Delete")], before: [.character("+"), .character("*"), .character("#")])
    default:
      let isDigits = plane == .digits
      let signs = Self.signs(beside: type)
      let last: [KeyboardKey.Kind] = [.more(isDigits ? "letters" : "numbers"), .space]
      rows =
        (isDigits ? Self.digits : Self.letters(isCapital: plane == .capitals))
        + [last + signs.map { .character($0) } + [.enter(returnKey.keyName)]]
    }
  }

  private static func pad(_ end: [KeyboardKey.Kind], before: [KeyboardKey.Kind]) -> [[KeyboardKey.Kind]] {
    ["123", "456", "789"].map(keys) + [before + keys("0") + end]
  }

  private static func letters(isCapital: Bool) -> [[KeyboardKey.Kind]] {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { keys(isCapital ? $0.uppercased() : $0) }
    return [rows[0], rows[1], [.shift] + rows[2] + [.delete("delete")]]
  }

  private static let digits = [keys("1234567890"), keys("-/:;()$&@\""), keys(".,?!'") + [.delete("delete")]]

  private static func keys(_ characters: String) -> [KeyboardKey.Kind] { characters.map { .character(String($0)) } }

  private static func signs(beside type: UIKeyboardType) -> [String] {
    switch type {
    case .emailAddress: ["@", "."]
    case .URL: ["/", "."]
    case .twitter: ["@", "#"]
    case .webSearch: ["."]
    default: []
    }
  }
}

extension UIReturnKeyType {
  /// What the key is called.
  fileprivate var keyName: String {
    switch self {
    case .default: "Return"
    case .go: "Go"
    case .google, .yahoo, .search: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency call"
    case .continue: "Continue"
    }
  }
}

/// A change of the keyboard's place, as notifications tell it.
@MainActor struct KeyboardNotice {
  let from: CGRect
  let to: CGRect

  /// A keyboard moves in no time; the names are posted in the order of iOS.
  func post() {
    let center = NotificationCenter.default
    var names: [NSNotification.Name] = [UIResponder.keyboardWillChangeFrameNotification]
    if from.height == 0 { names.append(UIResponder.keyboardWillShowNotification) }
    if to.height == 0 { names.append(UIResponder.keyboardWillHideNotification) }
    names.append(UIResponder.keyboardDidChangeFrameNotification)
    if from.height == 0 { names.append(UIResponder.keyboardDidShowNotification) }
    if to.height == 0 { names.append(UIResponder.keyboardDidHideNotification) }
    if from.height > 0, to.height > 0 {
      names = [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ]
    }
    for name in names { center.post(name: name, object: nil, userInfo: userInfo) }
  }

  private var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }
}
