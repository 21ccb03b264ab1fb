/// See [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle). A label takes the style at
/// the start of its text for all of it; the heights of lines count as room between them.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }

  final var values = Values()

  public override init() { super.init() }

  public static let `default` = NSParagraphStyle()

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }

  /// The room between two lines of a font.
  func spacing(lineHeight: CGFloat) -> CGFloat {
    var height = values.lineHeightMultiple > 0 ? lineHeight * values.lineHeightMultiple : lineHeight
    height = max(height, values.minimumLineHeight)
    if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
    return values.lineSpacing + height - lineHeight
  }
}
