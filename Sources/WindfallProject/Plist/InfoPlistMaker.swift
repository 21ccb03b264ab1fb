import Foundation

/// Makes the Info.plist of a product from the target's file, its `INFOPLIST_KEY_…` settings and the usual entries.
struct InfoPlistMaker {
  let settings: BuildSettings
  let folder: URL

  func infoPlist() throws(ProjectError) -> InfoPlist {
    var entries = usualEntries
    if settings.isEnabled("GENERATE_INFOPLIST_FILE") {
      entries.merge(generatedEntries) { $1 }
    }
    // What the file says itself wins.
    entries.merge(try fileEntries()) { $1 }
    return InfoPlist(entries: entries)
  }

  private func fileEntries() throws(ProjectError) -> [String: PropertyListValue] {
    guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return [:] }
    let entries = try PropertyListFile.dictionary(
      at: folder.appending(relativePath: path).spelledAsOnDisk, advice: "check the setting INFOPLIST_FILE")
    return entries.mapValues(expanding)
  }

  private func expanding(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .string(let text): .string(settings.expanding(text))
    case .array(let elements): .array(elements.map(expanding))
    case .dictionary(let entries): .dictionary(entries.mapValues(expanding))
    default: value
    }
  }

  /// What every product's Info.plist has.
  private var usualEntries: [String: PropertyListValue] {
    var entries: [String: PropertyListValue] = [
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleSupportedPlatforms": .array(["iPhoneSimulator"]),
    ]
    let texts = [
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleExecutable": "EXECUTABLE_NAME",
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION", "MinimumOSVersion": "IPHONEOS_DEPLOYMENT_TARGET",
    ]
    for (key, setting) in texts {
      if let text = settings[setting], !text.isEmpty { entries[key] = .string(text) }
    }
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",").compactMap { Int($0.trimmed) }
    entries["UIDeviceFamily"] = .array(families.map(PropertyListValue.integer))
    return entries
  }
}

// MARK: - Generated entries

extension InfoPlistMaker {
  private static let prefix = "INFOPLIST_KEY_"

  /// Settings whose values are lists.
  private static let lists: Set<String> = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes", "UIAppFonts",
    "UISupportedExternalAccessoryProtocols", "LSApplicationQueriesSchemes",
  ]

  private var generatedEntries: [String: PropertyListValue] {
    var entries: [String: PropertyListValue] = [:]
    for setting in settings.names where setting.hasPrefix(Self.prefix) {
      guard let text = settings[setting], !text.isEmpty else { continue }
      add(String(setting.dropFirst(Self.prefix.count)), text, to: &entries)
    }
    return entries
  }

  private func add(_ name: String, _ text: String, to entries: inout [String: PropertyListValue]) {
    switch name {
    case "UIApplicationSceneManifest_Generation":
      guard text == "YES" else { return }
      entries["UIApplicationSceneManifest"] = .dictionary([
        "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": .dictionary([:]),
      ])
    case "UILaunchScreen_Generation":
      guard text == "YES" else { return }
      entries["UILaunchScreen"] = .dictionary(["UILaunchScreen": .dictionary([:])])
    default:
      var base = name
      var key = name
      for (suffix, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")] where name.hasSuffix(suffix) {
        base = String(name.dropLast(suffix.count))
        key = base + device
      }
      entries[key] = value(of: text, isList: Self.lists.contains(base))
    }
  }

  private func value(of text: String, isList: Bool) -> PropertyListValue {
    if isList { return .array(SettingsList.elements(of: text).map(PropertyListValue.string)) }
    switch text {
    case "YES": return true
    case "NO": return false
    default: return .string(text)
    }
  }
}
