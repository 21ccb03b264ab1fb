import WindfallFacts

/// Finds the facts of what sources can see.
struct VisibleModules {
  let facts: SDKFacts

  /// The modules whose names sources can use that import some, where there are facts of them. Damaged ones are reported
  /// and left out.
  func modules(importing imported: Set<String>, onDamage report: (SDKFactsError) -> Void) -> [SDKModule] {
    var names = imported
    for name in imported { names.formUnion(Self.exports[name] ?? []) }
    return names.sorted().compactMap { name -> SDKModule? in
      do throws(SDKFactsError) {
        return try facts.module(name)
      } catch {
        report(error)
        return nil
      }
    }
  }

  /// What modules bring with them on iOS.
  static let exports: [String: [String]] = {
    let screen = ["UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "Foundation", "CoreFoundation"]
    let media = ["AVFAudio", "CoreMedia", "CoreVideo", "CoreImage", "AudioToolbox"]
    var exports = [
      "UIKit": screen, "SwiftUI": screen, "XCTest": screen, "AVFoundation": media, "AVKit": media + ["AVFoundation"],
    ]
    exports["CoreData"] = ["Foundation", "CoreFoundation"]
    for name in DeclarationWriter.userInterface where exports[name] == nil { exports[name] = screen }
    let others = [
      "CoreAudio": ["AudioToolbox"], "CoreAudioTypes": ["AudioToolbox"], "AVFAudio": ["AudioToolbox", "AVFoundation"],
      "ARKit": ["SceneKit", "SpriteKit", "simd"] + media, "ContactsUI": ["Contacts"],
      "CoreLocationUI": ["CoreLocation"],
      "CoreServices": ["UniformTypeIdentifiers"], "EventKitUI": ["EventKit"],
      "GameKit": ["GameController", "GameplayKit"], "GameplayKit": ["simd"],
      "IntentsUI": ["Intents"], "MapKit": ["CoreLocation"], "MediaPlayer": ["AVFoundation"], "MetalKit": ["Metal"],
      "MetalPerformanceShaders": ["Metal"], "MobileCoreServices": ["UniformTypeIdentifiers"],
      "ModelIO": ["simd"], "PassKit": ["Contacts"], "PhotosUI": ["Photos"], "RealityKit": ["simd"],
      "SceneKit": screen + ["GLKit", "simd"], "SpriteKit": ["GLKit", "simd"],
      "VideoToolbox": ["CoreMedia", "CoreVideo"],
      "Vision": ["CoreML", "CoreVideo", "CoreImage", "simd"],
      "WebKit": ["JavaScriptCore"],
    ]
    for (name, modules) in others { exports[name, default: []] += modules }
    return exports
  }()

  /// What the module that stands for one of Apple's imports of those that it brings and that are there: Foundation always,
  /// as whatever is written in Objective-C does.
  static func imports(of module: String, where isThere: (String) -> Bool) -> [String] {
    let own = (exports[module] ?? []).filter { $0 != "Foundation" && isThere($0) }
    return ["Foundation"] + (["FoundationOverlay"] + own).filter(isThere).sorted()
  }
}
