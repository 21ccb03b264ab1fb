/// See [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// See [UIMenu.Identifier](https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// See [UIMenu.Options](https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct).
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shown as other menus are.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  private static var madeIdentifiers = 0

  final var kept = KeptValues()
  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIMenu.madeIdentifiers += 1
      self.identifier = Identifier("windfall.menu.\(UIMenu.madeIdentifiers)")
    }
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions that are on, those of menus inside as well.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  private var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
  }

  // MARK: - Selection of a pop-up button

  var chosenAction: UIAction? { actions.first { $0.state == .on } ?? actions.first }

  func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }
}

extension UIMenu {
  /// See [UIMenu.ElementSize](https://developer.apple.com/documentation/uikit/uimenu/elementsize).
  public enum ElementSize: Int, Sendable {
    case small, medium, large, automatic
  }

  /// Kept and given back: all rows of menus are as high.
  public var preferredElementSize: ElementSize {
    get { kept.value(.automatic) }
    set { kept.set(newValue) }
  }
}
