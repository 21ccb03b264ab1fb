import WindfallLowering

/// Frameworks of iOS that projects link with. Whether they are there is told by the sources that import them.
enum AppleFrameworks {
  static let names = LoweringOptions.sdkModules.union(missing)

  /// Those that are not there; one that has come since may stay.
  private static let missing: Set<String> = [
    "Accelerate", "Accessibility", "AccessorySetupKit", "AddressBook", "AdServices", "AppClip", "ARKit",
    "AssetsLibrary", "AudioUnit", "AutomaticAssessmentConfiguration", "AVFAudio", "AVRouting", "BrowserEngineKit",
    "BusinessChat", "CallKit", "CarPlay", "CFNetwork", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "ColorSync",
    "Compression", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData",
    "CoreLocationUI", "CoreMIDI", "CoreML", "CoreNFC", "CoreText", "CoreVideo", "CryptoTokenKit", "DataDetection",
    "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "EventKitUI", "ExposureNotification", "ExtensionFoundation",
    "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit",
    "FoundationModels", "GameController", "GameKit", "GameplayKit", "GLKit", "GroupActivities", "GSS", "HealthKit",
    "HealthKitUI", "HomeKit", "iAd", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImagePlayground",
    "Intents", "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore", "JournalingSuggestions", "LiveCommunicationKit",
    "ManagedSettings", "ManagedSettingsUI", "MarketplaceKit", "Matter", "MediaAccessibility", "MediaPlayer",
    "MediaSetup", "MediaToolbox", "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders",
    "MetalPerformanceShadersGraph", "MetricKit", "MLCompute", "NaturalLanguage", "NearbyInteraction",
    "NetworkExtension", "NewsstandKit", "NotificationCenter", "OpenAL", "OpenGLES", "PassKit", "PDFKit", "PencilKit",
    "ProximityReader", "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
    "RoomPlan", "SafetyKit", "SceneKit", "ScreenTime", "SensitiveContentAnalysis", "SensorKit", "SharedWithYou",
    "SharedWithYouCore", "ShazamKit", "simd", "Social", "SoundAnalysis", "Spatial", "SpriteKit", "StoreKitTest",
    "SwiftData", "Symbols", "System", "ThreadNetwork", "Translation", "Twitter", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WeatherKit", "WorkoutKit",
  ]
}
