/// Pages that become one document.
public struct DisplayDocument: Sendable {
  /// What a document says of itself.
  public struct Information: Hashable, Sendable {
    public var title: String?
    public var author: String?
    public var subject: String?
    public var keywords: String?
    public var creator: String?

    public init() {}
  }

  /// Each in points; their scales are of no interest.
  public var pages: [DisplayList]
  public var information: Information

  public init(pages: [DisplayList], information: Information = Information()) {
    self.pages = pages
    self.information = information
  }
}
