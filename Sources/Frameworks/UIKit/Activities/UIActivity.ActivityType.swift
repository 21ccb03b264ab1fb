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
