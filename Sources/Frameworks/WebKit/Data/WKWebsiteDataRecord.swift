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
