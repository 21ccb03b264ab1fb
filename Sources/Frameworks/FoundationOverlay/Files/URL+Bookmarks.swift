import Foundation

extension NSURL {
  /// See [NSURL.BookmarkCreationOptions](https://developer.apple.com/documentation/foundation/nsurl/bookmarkcreationoptions).
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// See [NSURL.BookmarkResolutionOptions](https://developer.apple.com/documentation/foundation/nsurl/bookmarkresolutionoptions).
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// See [NSURL.BookmarkFileCreationOptions](https://developer.apple.com/documentation/foundation/nsurl/bookmarkfilecreationoptions).
  public typealias BookmarkFileCreationOptions = Int
}

extension URL {
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// See [bookmarkData(options:includingResourceValuesForKeys:relativeTo:)](https://developer.apple.com/documentation/foundation/url/bookmarkdata(options:includingresourcevaluesforkeys:relativeto:)).
  ///
  /// The values of the keys are not among the data; they are read from the file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: self]) }
    guard let identity = FileIdentity(of: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: self, NSFilePathErrorKey: path])
    }
    return try BookmarkedFile(path: standardizedFileURL.path, identity: identity).data()
  }

  /// See [init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:)](https://developer.apple.com/documentation/foundation/url/init(resolvingbookmarkdata:options:relativeto:bookmarkdataisstale:)).
  ///
  /// A file that was moved is found again where it is still among the app's files, or in the folder where it was.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    let file = try BookmarkedFile(data)
    guard let path = file.currentPath else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: file.path])
    }
    bookmarkDataIsStale = path != file.path || FileIdentity(of: path) != file.identity
    self = URL(fileURLWithPath: path)
  }

  /// See [writeBookmarkData(_:to:)](https://developer.apple.com/documentation/foundation/url/writebookmarkdata(_:to:)).
  public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url) }

  /// See [bookmarkData(withContentsOf:)](https://developer.apple.com/documentation/foundation/url/bookmarkdata(withcontentsof:)).
  public static func bookmarkData(withContentsOf url: URL) throws -> Data {
    let data = try Data(contentsOf: url)
    _ = try BookmarkedFile(data)
    return data
  }

  /// See [init(resolvingAliasFileAt:options:)](https://developer.apple.com/documentation/foundation/url/init(resolvingaliasfileat:options:)).
  ///
  /// What is no alias is the file itself.
  public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    guard let data = try? URL.bookmarkData(withContentsOf: url) else {
      self = url.resolvingSymlinksInPath()
      return
    }
    var isStale = false
    try self.init(resolvingBookmarkData: data, options: options, bookmarkDataIsStale: &isStale)
  }

  /// See [resourceValues(forKeys:fromBookmarkData:)](https://developer.apple.com/documentation/foundation/url/resourcevalues(forkeys:frombookmarkdata:)).
  public static func resourceValues(
    forKeys keys: Set<URLResourceKey>, fromBookmarkData data: Data
  ) -> URLResourceValues? {
    guard let path = try? BookmarkedFile(data).currentPath else { return nil }
    return try? URL(fileURLWithPath: path).resourceValues(forKeys: keys)
  }
}
