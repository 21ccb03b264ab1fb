extension SDK {
  /// Frameworks of which an app has only those that it or its tests import, each with the others that it needs.
  static let frameworkModules: [String: [String]] = [
    "AVFoundation": ["CoreMedia"], "AVKit": ["AVFoundation"], "ActivityKit": [], "AdSupport": [], "AppIntents": [],
    "AppTrackingTransparency": [], "AudioToolbox": [], "AuthenticationServices": [], "BackgroundTasks": [],
    "Charts": [], "CommonCrypto": ["CryptoKit"], "Contacts": [], "CoreHaptics": [], "CoreImage": [],
    "CoreLocation": [], "CoreMedia": [], "CoreMotion": [], "CoreSpotlight": [], "CoreTelephony": [], "CryptoKit": [],
    "EventKit": [], "FoundationNetworkingOverlay": [], "ImageIO": [], "LinkPresentation": [],
    "LocalAuthentication": [], "MapKit": ["CoreLocation"], "MessageUI": [], "MobileCoreServices": [],
    "MultipeerConnectivity": [], "Network": [], "Photos": [], "PhotosUI": ["Photos"], "QuartzCore": [],
    "SafariServices": [], "Security": [], "Speech": ["AVFoundation"], "StoreKit": [], "SystemConfiguration": [],
    "TipKit": [], "UserNotifications": [],
    "WatchConnectivity": [], "WebKit": [], "WidgetKit": [],
  ]

  /// What brings FoundationNetworking into a process, and with it what Apple's has besides.
  private static let networkingModules: Set<String> = ["FoundationNetworking", "OHHTTPStubs", "OHHTTPStubsSwift"]

  /// The frameworks among some imports, with what they need.
  static func frameworks(neededFor imports: Set<String>) -> Set<String> {
    var needed: Set<String> = []
    var open = Array(imports)
    if !imports.isDisjoint(with: networkingModules) { open.append("FoundationNetworkingOverlay") }
    while let module = open.popLast() {
      guard let others = frameworkModules[module], needed.insert(module).inserted else { continue }
      open += others
    }
    return needed
  }
}
