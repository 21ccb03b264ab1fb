// Written by Scripts/generate-documents.sh from Package.swift; run it again to change this file.

/// The frameworks that are linked only into what imports them.
public enum ServiceFrameworks {
  /// Each with the others that it needs.
  public static let needs: [String: [String]] = [
    "Accelerate": [],
    "ActivityKit": [],
    "AdSupport": [],
    "AppIntents": [],
    "AppTrackingTransparency": [],
    "AudioToolbox": [],
    "AuthenticationServices": [],
    "AVFoundation": ["CoreMedia"],
    "AVKit": ["AVFoundation"],
    "BackgroundTasks": [],
    "Charts": [],
    "CommonCrypto": ["CryptoKit"],
    "Compression": ["zlib"],
    "Contacts": [],
    "CoreHaptics": [],
    "CoreImage": [],
    "CoreLocation": [],
    "CoreMedia": [],
    "CoreMotion": [],
    "CoreSpotlight": [],
    "CoreTelephony": [],
    "CryptoKit": [],
    "EventKit": [],
    "FoundationNetworkingOverlay": ["Security"],
    "ImageIO": [],
    "LinkPresentation": [],
    "LocalAuthentication": [],
    "MapKit": ["CoreLocation"],
    "MessageUI": [],
    "MobileCoreServices": [],
    "MultipeerConnectivity": [],
    "Network": [],
    "Photos": [],
    "PhotosUI": ["Photos"],
    "QuartzCore": [],
    "SafariServices": [],
    "Security": [],
    "Speech": ["AVFoundation"],
    "SQLite3": [],
    "StoreKit": [],
    "SystemConfiguration": [],
    "TipKit": [],
    "UserNotifications": [],
    "WatchConnectivity": [],
    "WebKit": [],
    "WidgetKit": [],
    "zlib": [],
  ]

  /// Those that stand for libraries of the system, with these.
  public static let libraries: [String: [String]] = [
    "SQLite3": ["sqlite3"],
    "zlib": ["z"],
  ]
}
