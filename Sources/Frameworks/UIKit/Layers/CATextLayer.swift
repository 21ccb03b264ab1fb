@_spi(Windfall) import CoreGraphics
import WindfallCore

/// See [CATextLayer](https://developer.apple.com/documentation/quartzcore/catextlayer). The font is a `UIFont`, a `CGFont` or
/// the name of one; anything else is the system's.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// A text or an attributed text.
  open var string: Any? { didSet { changed(true) } }
  open var font: AnyObject? { didSet { changed(font !== oldValue) } }
  open var fontSize: CGFloat = 36 { didSet { changed(fontSize != oldValue) } }
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed(foregroundColor != oldValue) } }
  open var isWrapped = false { didSet { changed(isWrapped != oldValue) } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed(alignmentMode != oldValue) } }
  open var truncationMode = CATextLayerTruncationMode.none { didSet { changed(truncationMode != oldValue) } }

  private var uiFont: UIFont? {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let font as CGFont: font.postScriptName.flatMap { UIFont(name: String($0), size: fontSize) }
    case let name as NSString: UIFont(name: String(name), size: fontSize)
    default: nil
    }
  }

  override func drawContents() -> [DisplayItem] {
    let text: NSAttributedString
    switch string {
    case let styled as NSAttributedString: text = styled
    case let plain as String: text = NSAttributedString(string: plain)
    default: return []
    }
    guard text.length > 0 else { return [] }
    let used = uiFont ?? .systemFont(ofSize: fontSize)
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    let layout = text.layout(
      font: used, color: color, traits: .current,
      size: CGSize(width: isWrapped || truncationMode != .none ? bounds.width : .infinity, height: .infinity),
      options: TextLayoutOptions(
        lineLimit: isWrapped ? 0 : 1, lineBreak: truncationMode.lineBreak, alignment: alignmentMode.alignment))
    return layout.displayItems(in: bounds)
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var alignment: TextLayoutOptions.Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

extension CATextLayerTruncationMode {
  fileprivate var lineBreak: TextLayoutOptions.LineBreak {
    switch self {
    case .start: .truncatingHead
    case .middle: .truncatingMiddle
    case .end: .truncatingTail
    default: .wordWrapping
    }
  }
}

/// See [CATextLayerTruncationMode](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode).
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// See [CATextLayerAlignmentMode](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode).
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
