import WindfallLowering

/// Frameworks of iOS that projects link with. Whether they are there is told by the sources that import them.
enum AppleFrameworks {
  static let names = LoweringOptions.sdkModules.union(missing)

  /// Those that are not there; one that has come since may stay.
  private static let missing: Set<String> = [
    "Accelerate", "Accessibility", "AccessorySetupKit", "AccessoryTransportExtension", "AdAttributionKit",
    "AddressBook", "AdServices", "AlarmKit", "AppClip", "ARKit", "AssetsLibrary", "AudioUnit",
    "AutomaticAssessmentConfiguration", "AVFAudio", "AVRouting", "BrowserEngineKit", "BusinessChat", "CallKit",
    "CarPlay", "CFNetwork", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "ColorSync", "Compression",
    "ContactProvider", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData",
    "CoreHID", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreNFC", "CoreText", "CoreVideo", "CryptoTokenKit",
    "DataDetection", "DeclaredAgeRange", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension",
    "DeviceDiscoveryUI", "EnergyKit", "EventKitUI", "ExposureNotification", "ExtensionFoundation", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit", "FinanceKitUI",
    "FoundationModels", "GameController", "GameKit", "GameplayKit", "GeoToolbox", "GLKit", "GroupActivities", "GSS",
    "HealthKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore",
    "ImagePlayground", "Intents", "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore", "JournalingSuggestions",
    "LightweightCodeRequirements", "LiveCommunicationKit", "LockedCameraCapture", "ManagedSettings",
    "ManagedSettingsUI", "MarketplaceKit", "Matter", "MediaAccessibility", "MediaPlayer", "MediaSetup", "MediaToolbox",
    "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit",
    "MLCompute", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "PaperKit", "PassKit", "PDFKit", "PencilKit", "PermissionKit",
    "ProximityReader", "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityFoundation", "RealityKit",
    "RelevanceKit", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit", "ScreenTime", "SecureElementCredential",
    "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit", "simd", "Social",
    "SoundAnalysis", "Spatial", "SpriteKit", "StickerFoundation", "StoreKitTest", "SwiftData", "Symbols", "System",
    "TabularData", "TelephonyMessagingKit", "ThreadNetwork", "Translation", "Twitter", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "VisualIntelligence", "WeatherKit", "WiFiAware",
    "WorkoutKit",
  ]
}
