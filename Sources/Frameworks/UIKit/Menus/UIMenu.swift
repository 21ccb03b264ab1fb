/// See [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// See [UIMenu.Identifier](https://developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let root = Identifier("com.apple.menu.root")
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let about = Identifier("com.apple.menu.about")
    public static let preferences = Identifier("com.apple.menu.preferences")
    public static let services = Identifier("com.apple.menu.services")
    public static let hide = Identifier("com.apple.menu.hide")
    public static let quit = Identifier("com.apple.menu.quit")
    public static let newItem = Identifier("com.apple.menu.new-item")
    public static let newScene = Identifier("com.apple.menu.new-scene")
    public static let open = Identifier("com.apple.menu.open")
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    public static let close = Identifier("com.apple.menu.close")
    public static let print = Identifier("com.apple.menu.print")
    public static let document = Identifier("com.apple.menu.document")
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let find = Identifier("com.apple.menu.find")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let share = Identifier("com.apple.menu.share")
    public static let textStyle = Identifier("com.apple.menu.text-style")
    public static let spelling = Identifier("com.apple.menu.spelling")
    public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
    public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    public static let transformations = Identifier("com.apple.menu.transformations")
    public static let speech = Identifier("com.apple.menu.speech")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let learn = Identifier("com.apple.menu.learn")
    public static let format = Identifier("com.apple.menu.format")
    public static let autoFill = Identifier("com.apple.menu.auto-fill")
    public static let font = Identifier("com.apple.menu.font")
    public static let textSize = Identifier("com.apple.menu.text-size")
    public static let textColor = Identifier("com.apple.menu.text-color")
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    public static let text = Identifier("com.apple.menu.text")
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    public static let alignment = Identifier("com.apple.menu.alignment")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
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

  /// See [UIMenu.SelectedElementDidChangeHandler](https://developer.apple.com/documentation/uikit/uimenu/selectedelementdidchangehandler).
  public typealias SelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

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

  final var selectionDidChange: SelectedElementDidChangeHandler?

  func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
    selectionDidChange?(self)
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
