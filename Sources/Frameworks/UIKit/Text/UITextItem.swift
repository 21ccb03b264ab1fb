/// See [UITextItem](https://developer.apple.com/documentation/uikit/uitextitem).
@preconcurrency @MainActor public final class UITextItem: NSObject {
  /// See [UITextItem.Content](https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum).
  public enum Content {
    case link(URL)
  }

  public let content: Content
  public let range: NSRange

  init(_ content: Content, in range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension UITextItem {
  /// See [UITextItem.MenuConfiguration](https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration).
  @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
    let preview: MenuPreview?
    let menu: UIMenu

    public init(preview: MenuPreview?, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }

    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }
  }

  /// See [UITextItem.MenuPreview](https://developer.apple.com/documentation/uikit/uitextitem/menupreview).
  @preconcurrency @MainActor public final class MenuPreview: NSObject {
    let view: UIView?

    public init(view: UIView) {
      self.view = view
      super.init()
    }

    private override init() {
      view = nil
      super.init()
    }

    /// That of the item itself.
    public static func `default`() -> MenuPreview { MenuPreview() }
  }
}

/// See [UITextItemInteraction](https://developer.apple.com/documentation/uikit/uitextiteminteraction).
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// See [UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes).
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
