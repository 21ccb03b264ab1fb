/// See [UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard).
///
/// A UI test and its app share the general one, without asking for leave; others belong to their process. Values are
/// kept as they are set, under the type that their kind has.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// See [UIPasteboard.Name](https://developer.apple.com/documentation/uikit/uipasteboard/name-swift.struct).
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")

  enum Kind {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.image"
    static let color = "com.apple.uikit.color"
  }

  /// What the objects of the same name share.
  @MainActor private final class Board {
    private let file: PasteboardFile?
    private var kept: (items: [[String: Any]], changeCount: Int) = ([], 0)
    /// When what was set last is to be gone.
    var expirationDate: Date?

    init(file: PasteboardFile? = nil) { self.file = file }

    var changeCount: Int { file?.read()?.changeCount ?? kept.changeCount }

    var items: [[String: Any]] {
      get {
        if let expirationDate, expirationDate <= Date() { return [] }
        // What this process has set last is there with all that a file does not take.
        guard let shared = file?.read(), shared.changeCount != kept.changeCount else { return kept.items }
        return shared.items
      }
      set {
        expirationDate = nil
        kept = (newValue, changeCount + 1)
        file?.write(newValue, changeCount: kept.changeCount)
      }
    }

    func complete(_ items: [[String: Any]]) {
      kept = (items, changeCount)
      file?.write(items, changeCount: kept.changeCount)
    }
  }

  public static let general = UIPasteboard(name: .general, board: Board(file: .shared))

  private static var boards: [Name: Board] = [:]
  private static var uniqueNames = 0

  open private(set) var name: Name
  private let board: Board

  private init(name: Name, board: Board) {
    self.name = name
    self.board = board
    super.init()
  }

  /// Nil where there is no board of that name and none is to be made.
  public init?(name pasteboardName: Name, create: Bool) {
    name = pasteboardName
    if pasteboardName == .general {
      board = UIPasteboard.general.board
    } else if let known = UIPasteboard.boards[pasteboardName] {
      board = known
    } else if create {
      board = Board()
      UIPasteboard.boards[pasteboardName] = board
    } else {
      return nil
    }
    super.init()
  }

  open class func withUniqueName() -> UIPasteboard {
    uniqueNames += 1
    let name = Name("windfall.pasteboard.\(uniqueNames)")
    let board = Board()
    boards[name] = board
    return UIPasteboard(name: name, board: board)
  }

  open class func remove(withName pasteboardName: Name) {
    guard let board = boards.removeValue(forKey: pasteboardName) else { return }
    board.items = []
    NotificationCenter.default.post(name: removedNotification, object: nil)
  }

  // MARK: - Items

  open var items: [[String: Any]] {
    get { board.items }
    set {
      board.items = newValue
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  /// See [setItems(_:options:)](https://developer.apple.com/documentation/uikit/uipasteboard/setitems(_:options:)).
  ///
  /// Whether they are for this device only makes no difference: there is no other.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
    board.expirationDate = options[.expirationDate] as? Date
  }

  /// Adds what was loaded later: they are the same items.
  func complete(_ items: [[String: Any]]) { board.complete(items) }

  open var changeCount: Int { board.changeCount }

  open var numberOfItems: Int { board.items.count }

  open var types: [String] { board.items.first.map { $0.keys.sorted() } ?? [] }

  open func addItems(_ items: [[String: Any]]) { self.items += items }

  open func contains(pasteboardTypes: [String]) -> Bool { types.contains { pasteboardTypes.contains($0) } }

  open func value(forPasteboardType pasteboardType: String) -> Any? { board.items.first?[pasteboardType] }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  // MARK: - Kinds

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var strings: [String]? {
    get { values(Kind.text) }
    set { set(newValue, Kind.text) }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var urls: [URL]? {
    get { values(Kind.url) }
    set { set(newValue, Kind.url) }
  }

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var images: [UIImage]? {
    get { values(Kind.image) }
    set { set(newValue, Kind.image) }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var colors: [UIColor]? {
    get { values(Kind.color) }
    set { set(newValue, Kind.color) }
  }

  open var hasStrings: Bool { strings != nil }

  open var hasURLs: Bool { urls != nil }

  open var hasImages: Bool { images != nil }

  open var hasColors: Bool { colors != nil }

  private func values<Value>(_ kind: String) -> [Value]? {
    let values = board.items.compactMap { $0[kind] as? Value }
    return values.isEmpty ? nil : values
  }

  private func set(_ values: [Any]?, _ kind: String) { items = (values ?? []).map { [kind: $0] } }
}
