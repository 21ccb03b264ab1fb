/// See [UIActivity](https://developer.apple.com/documentation/uikit/uiactivity).
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// See [UIActivity.Category](https://developer.apple.com/documentation/uikit/uiactivity/category).
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Called by `activityDidFinish`, while the activity is performed.
  final var onFinish: (@MainActor (Bool) -> Void)?

  public override init() { super.init() }

  open class var activityCategory: Category { .action }

  open var activityType: ActivityType? { nil }

  open var activityTitle: String? { nil }

  open var activityImage: UIImage? { nil }

  /// Nothing, unless a subclass can.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Presented instead of calling `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Finishes without having done anything, unless a subclass does something.
  open func perform() { activityDidFinish(false) }

  open func activityDidFinish(_ completed: Bool) {
    let onFinish = onFinish
    self.onFinish = nil
    onFinish?(completed)
  }
}

extension UIActivity {
  /// See [UIActivity.ActivityType](https://developer.apple.com/documentation/uikit/uiactivity/activitytype).
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(apple name: String) { rawValue = "com.apple.UIKit.activity." + name }

    public static let postToFacebook = ActivityType(apple: "PostToFacebook")
    public static let postToTwitter = ActivityType(apple: "PostToTwitter")
    public static let postToWeibo = ActivityType(apple: "PostToWeibo")
    public static let message = ActivityType(apple: "Message")
    public static let mail = ActivityType(apple: "Mail")
    public static let print = ActivityType(apple: "Print")
    public static let copyToPasteboard = ActivityType(apple: "CopyToPasteboard")
    public static let assignToContact = ActivityType(apple: "AssignToContact")
    public static let saveToCameraRoll = ActivityType(apple: "SaveToCameraRoll")
    public static let addToReadingList = ActivityType(apple: "AddToReadingList")
    public static let postToFlickr = ActivityType(apple: "PostToFlickr")
    public static let postToVimeo = ActivityType(apple: "PostToVimeo")
    public static let postToTencentWeibo = ActivityType(apple: "TencentWeibo")
    public static let airDrop = ActivityType(apple: "AirDrop")
    public static let openInIBooks = ActivityType(apple: "OpenInIBooks")
    public static let markupAsPDF = ActivityType(apple: "MarkupAsPDF")
  }
}

/// See [UIActivityItemSource](https://developer.apple.com/documentation/uikit/uiactivityitemsource).
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
