/// See [WKWebsiteDataStore](https://developer.apple.com/documentation/webkit/wkwebsitedatastore).
///
/// Cookies are all that there is; they last as long as the process.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private nonisolated static let standard = WKWebsiteDataStore(isPersistent: true)

  public nonisolated let isPersistent: Bool
  public nonisolated let httpCookieStore = WKHTTPCookieStore()

  private nonisolated init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  public nonisolated static func `default`() -> WKWebsiteDataStore { standard }

  public nonisolated static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  public nonisolated static func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
    ]
  }

  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
    return Set(await httpCookieStore.allCookies().map(\.domain)).sorted().map {
      WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies])
    }
  }

  @preconcurrency open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    Task { completionHandler(await dataRecords(ofTypes: dataTypes)) }
  }

  @preconcurrency open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task {
      let names = Set(dataRecords.map(\.displayName))
      for cookie in await httpCookieStore.allCookies() where names.contains(cookie.domain) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.delete(cookie) }
      }
      completionHandler()
    }
  }

  @preconcurrency open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    Task { completionHandler() }
  }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// See [WKWebsiteDataRecord](https://developer.apple.com/documentation/webkit/wkwebsitedatarecord).
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  open private(set) var displayName: String
  open private(set) var dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}
