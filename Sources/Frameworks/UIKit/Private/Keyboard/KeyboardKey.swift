import WindfallCore

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
