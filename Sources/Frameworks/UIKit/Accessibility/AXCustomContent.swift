/// See [AXCustomContent](https://developer.apple.com/documentation/accessibility/axcustomcontent).
///
/// Nobody reads it out: it is kept for the app's tests.
open class AXCustomContent: NSObject, NSCopying {
  /// See [AXCustomContent.Importance](https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum).
  public enum Importance: UInt, Sendable {
    case `default`, high
  }

  open private(set) var attributedLabel: NSAttributedString
  open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  open var label: String { attributedLabel.string }

  open var value: String { attributedValue.string }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// See [AXCustomContentReturnBlock](https://developer.apple.com/documentation/accessibility/axcustomcontentreturnblock).
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// See [AXCustomContentProvider](https://developer.apple.com/documentation/accessibility/axcustomcontentprovider).
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// The content itself, for objects that have no block.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { { self.accessibilityCustomContent } }
    set { accessibilityCustomContent = newValue?() }
  }
}
