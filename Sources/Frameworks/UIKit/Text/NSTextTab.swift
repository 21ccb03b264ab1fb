/// See [NSTextTab](https://developer.apple.com/documentation/uikit/nstexttab). Kept and given back: text is not drawn by
/// tabulators.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// See [NSTextTab.OptionKey](https://developer.apple.com/documentation/uikit/nstexttab/optionkey).
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// The standard ones: twelve, 28 points apart.
  static let defaults = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location && options.count == other.options.count
  }

  open override var hash: Int { location.hashValue }
}

extension NSParagraphStyle {
  /// See [NSParagraphStyle.LineBreakStrategy](https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 65535)
  }
}

/// See [NSWritingDirectionFormatType](https://developer.apple.com/documentation/uikit/nswritingdirectionformattype).
public struct NSWritingDirectionFormatType: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let embedding: NSWritingDirectionFormatType = []
  public static let override = NSWritingDirectionFormatType(rawValue: 2)
}

extension NSAttributedString {
  /// See [NSAttributedString.TextEffectStyle](https://developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle).
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
