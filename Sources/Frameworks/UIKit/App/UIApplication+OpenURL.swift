extension UIApplication {
  /// See [UIApplication.OpenExternalURLOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey).
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// See [UIApplication.OpenURLOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey).
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The schemes that apps of an iOS simulator open: Safari, Settings, Messages and Maps.
  private static let foreignSchemes: Set<String> = ["http", "https", "app-settings", "sms", "maps"]

  func opens(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return Self.foreignSchemes.contains(scheme) || isOwnScheme(scheme)
  }

  func performOpening(_ url: URL) -> Bool {
    guard opens(url), let scheme = url.scheme?.lowercased() else {
      Notice.say("UIApplication.open: no app opens \(url)")
      return false
    }
    guard isOwnScheme(scheme) else {
      Notice.say("UIApplication.open: \(url) would open in another app; there is none here, so this one stays in front")
      return true
    }
    return receive(url)
  }

  /// Hands a URL of the app's own scheme to its delegates; false for any other.
  @_spi(Windfall) public func receive(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), isOwnScheme(scheme) else { return false }
    if let urlReceiver, urlReceiver(url) { return true }
    let scene = connectedScenes.compactMap { $0 as? UIWindowScene }.first
    if let scene, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      return true
    }
    return delegate?.application(self, open: url, options: [:]) ?? false
  }

  private func isOwnScheme(_ scheme: String) -> Bool {
    let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.contains { $0.lowercased() == scheme }
  }
}
