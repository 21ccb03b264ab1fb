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
