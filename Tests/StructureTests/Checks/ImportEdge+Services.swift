extension ImportEdge {
  /// The edges of the frameworks that are linked only where they are imported.
  static let services: [ImportEdge] =
    several + [
      ImportEdge("AVKit", "AVFoundation", "the player; the module exports it"),
      ImportEdge("MapKit", "CoreLocation", "coordinates; the module exports it"),
      ImportEdge("MapKit", "SwiftUI", "maps as views of SwiftUI"),
      ImportEdge("Speech", "AVFoundation", "audio; the module exports it"),
      ImportEdge("AVFoundation", "CoreMedia", "times; the module exports it"),
      ImportEdge("CommonCrypto", "CryptoKit", "the digests"),
      ImportEdge("CommonCrypto", "Foundation", "bytes"),
      ImportEdge("Charts", "SwiftUI", "charts are views of its; the module exports it"),
      ImportEdge("LinkPresentation", "FoundationNetworking", "requests for pages"),
      ImportEdge("CoreSpotlight", "UniformTypeIdentifiers", "the types of what is indexed"),
      ImportEdge(
        "CoreTransferable", "UniformTypeIdentifiers", "the types of what is transferred; the module exports it"),
      ImportEdge("CoreTransferable", "FoundationOverlay", "item providers"),
      ImportEdge("TipKit", "SwiftUI", "tips are views of its; the module exports it"),
      ImportEdge("WebKit", "FoundationNetworking", "requests and cookies"),
      ImportEdge("SystemConfiguration", "Glibc", "interfaces of the system"),
      ImportEdge("SystemConfiguration", "Dispatch", "queues that callbacks are named for"),
      ImportEdge("PhotosUI", "Photos", "the library; the module exports it"),
      ImportEdge("PhotosUI", "CoreTransferable", "how items are loaded; the module exports it"),
      ImportEdge("PhotosUI", "SwiftUI", "the picker as a view of SwiftUI"),
      ImportEdge("StoreKit", "SwiftUI", "a value of its environment"),
      ImportEdge("StoreKit", "Synchronization", "state of several threads"),
      ImportEdge("MobileCoreServices", "UniformTypeIdentifiers", "what has taken its place"),
    ]

  static let serviceModules = Set(services.map(\.importer))

  private static let several: [ImportEdge] = [
    edges(
      to: "CoreGraphics", "geometry",
      from: [
        "AVFoundation", "CoreImage", "ImageIO", "QuartzCore",
      ]),
    edges(
      to: "Foundation", "the module exports it, as Apple's does",
      from: [
        "ActivityKit", "AdSupport", "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
        "AVFoundation", "BackgroundTasks", "Charts", "Contacts", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CryptoKit", "EventKit",
        "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "MultipeerConnectivity",
        "Network", "Photos", "SafariServices", "Security", "Speech", "StoreKit", "SystemConfiguration",
        "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit",
      ]),
    edges(
      to: "FoundationOverlay", "handlers are called later, and whether the app has leave",
      from: [
        "AVFoundation", "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "Contacts",
        "CoreLocation", "CoreMotion", "CoreSpotlight", "EventKit", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MultipeerConnectivity", "Photos", "Speech", "StoreKit", "UserNotifications", "WatchConnectivity", "WidgetKit",
      ]),
    edges(
      to: "ObjectiveC", "properties that are found by name",
      from: [
        "MapKit", "WebKit",
      ]),
    edges(
      to: "UIKit", "views and controllers, or the state of the app",
      from: [
        "AVFoundation", "AVKit", "AuthenticationServices", "CoreImage", "ImageIO", "LinkPresentation", "MapKit",
        "MessageUI", "Photos", "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "UserNotifications", "WebKit",
      ]),
    edges(
      to: "WindfallCore", "elements of the tree, what is drawn, and types of files",
      from: [
        "CoreImage", "ImageIO", "MapKit", "SafariServices", "UniformTypeIdentifiers", "WebKit",
      ]),
  ].flatMap { $0 }

  private static func edges(to imported: String, _ reason: String, from importers: [String]) -> [ImportEdge] {
    importers.map { ImportEdge($0, imported, reason) }
  }
}
