/// See [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var limitsNavigationsToAppBoundDomains = false

  public nonisolated override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    copy.preferences = preferences
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.processPool = processPool
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    return copy
  }
}
