/// Frameworks of iOS that projects link with. Whether they are there is told by the sources that import them.
enum AppleFrameworks {
  static let names: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AddressBook", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "Charts", "CloudKit", "Combine", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage",
    "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable",
    "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "Foundation", "GLKit", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit", "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage",
    "Network", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "SystemConfiguration", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoToolbox", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "XCTest",
    "ActivityKit",
    "AppIntents", "RealityKit", "ARKit", "Observation", "SwiftUICore", "Testing",
  ]
}
