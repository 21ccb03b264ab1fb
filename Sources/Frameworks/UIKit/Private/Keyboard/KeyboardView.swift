import WindfallCore

/// The keyboard on the screen: its keys are elements, and a touch on one types.
///
/// It writes what it is told, without suggestions or corrections. Capital letters come with the shift key, and where the
/// field asks for them: by default at the beginning of a sentence.
final class KeyboardView: UIView {
  private static let keysHeight: CGFloat = 216
  /// Below the keys, where a device without a home button has those for other keyboards and for dictation.
  private static let footHeight: CGFloat = 41

  private var plane = KeyboardLayout.Plane.letters
  /// Whether the shift key chose the letters, and not the text before them.
  private var isShifted = false
  private var shown: KeyboardLayout?
  private var rows: [[KeyboardKey]] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the keys that the responder asks for.
  func show(for responder: UIResponder?) {
    let traits = responder as? any UITextInputTraits
    if plane != .digits, !isShifted { plane = Self.beginsWithCapital(responder) ? .capitals : .letters }
    let layout = KeyboardLayout(
      type: traits?.keyboardType ?? .default, returnKey: traits?.returnKeyType ?? .default, plane: plane)
    guard layout != shown else { return }
    shown = layout
    rows = layout.rows.map { row in
      row.map { kind in KeyboardKey(kind) { [weak self] in self?.press($0) } }
    }
    setSubviews(rows.flatMap { $0 })
    setNeedsLayout()
  }

  /// Shows letters again, as when another field gets the keyboard.
  func reset() {
    plane = .letters
    isShifted = false
  }

  /// Whether the next letter is a capital one without the shift key.
  private static func beginsWithCapital(_ responder: UIResponder?) -> Bool {
    guard let input = responder as? any TextEditing, !input.isSecureTextEntry,
      ![.emailAddress, .URL, .webSearch].contains(input.keyboardType)
    else { return false }
    let text = input.editor.text as NSString
    let before = text.substring(to: min(input.editor.selection.location, text.length))
    let isNewWord = before.last?.isWhitespace ?? true
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return isNewWord
    case .sentences:
      guard isNewWord, before.last?.isNewline == false else { return isNewWord }
      return before.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
    }
  }

  private func press(_ kind: KeyboardKey.Kind) {
    let application = UIApplication.shared
    switch kind {
    case .character(let text):
      application.deliver(.key(.insert(text)))
      isShifted = false
    case .space: application.deliver(.key(.insert(" ")))
    case .delete: application.deliver(.key(.deleteBackward))
    case .enter: application.deliver(.key(.return))
    case .shift:
      plane = plane == .capitals ? .letters : .capitals
      isShifted = true
    case .more:
      isShifted = false
      plane = plane == .digits ? .letters : .digits
    }
    if UIResponder.firstResponder is any UIKeyInput { show(for: UIResponder.firstResponder) }
  }

  override var intrinsicContentSize: CGSize {
    let hasFoot = UIScreen.main.safeArea.bottom > 0
    return CGSize(
      width: UIView.noIntrinsicMetric, height: KeyboardView.keysHeight + (hasFoot ? KeyboardView.footHeight : 0))
  }

  override func layoutSubviews() {
    let height = KeyboardView.keysHeight / CGFloat(max(1, rows.count))
    let widest = rows.map { row in row.reduce(0) { $0 + $1.weight } }.max() ?? 1
    for (index, row) in rows.enumerated() {
      let unit = bounds.width / widest
      var x = (bounds.width - row.reduce(0) { $0 + $1.weight } * unit) / 2
      for key in row {
        let width = key.weight * unit
        key.frame = CGRect(x: x, y: CGFloat(index) * height, width: width, height: height).insetBy(dx: 3, dy: 5)
        x += width
      }
    }
  }

  override var elementType: ElementType { .keyboard }
}

/// One key of the keyboard on the screen.
final class KeyboardKey: UIControl {
  /// What a key is and does.
  enum Kind: Hashable {
    case character(String)
    case space
    case delete(String)
    case shift
    /// Shows other keys; named after what it shows.
    case more(String)
    case enter(String)
  }

  let kind: Kind
  private let onPress: @MainActor (Kind) -> Void
  private let label = UILabel()

  init(_ kind: Kind, onPress: @escaping @MainActor (Kind) -> Void) {
    self.kind = kind
    self.onPress = onPress
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 5
    label.text = title
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityIdentifier = identifier
  }

  required init?(coder: NSCoder) { nil }

  private var title: String {
    switch kind {
    case .character(let text), .delete(let text), .more(let text): text
    case .space: "space"
    case .shift: "shift"
    case .enter(let name): name.lowercased()
    }
  }

  private var identifier: String {
    switch kind {
    case .more: "more"
    case .enter(let name): name
    case .delete(let name): name
    case .character(let text): text
    case .space, .shift: title
    }
  }

  /// How wide the key is beside a letter.
  var weight: CGFloat {
    switch kind {
    case .character: 1
    case .delete, .shift: 1.4
    case .more, .enter: 2.5
    case .space: 5
    }
  }

  override func didTouchUpInside(event: UIEvent?) { onPress(kind) }

  override func layoutSubviews() { label.frame = bounds }

  override var elementType: ElementType {
    switch kind {
    case .shift, .enter: .button
    case .character, .space, .delete, .more: .key
    }
  }
}
