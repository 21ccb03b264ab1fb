/// What an app's Info.plist says of its scenes.
struct SceneManifest: Sendable {
  struct Entry: Sendable {
    var role: String
    var name: String?
    var sceneClassName: String?
    var delegateClassName: String?
    var storyboardName: String?
  }

  let entries: [Entry]

  /// Read once: the file does not change while the app runs.
  static let main = SceneManifest(info: Bundle.main.infoDictionary ?? [:])

  /// Nothing where the app does not use scenes.
  init?(info: [String: Any]) {
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    entries = roles.keys.sorted().flatMap { role -> [Entry] in
      let configurations = roles[role] as? [[String: Any]] ?? []
      return configurations.map {
        Entry(
          role: role, name: $0["UISceneConfigurationName"] as? String,
          sceneClassName: $0["UISceneClassName"] as? String,
          delegateClassName: $0["UISceneDelegateClassName"] as? String,
          storyboardName: $0["UISceneStoryboardFile"] as? String)
      }
    }
  }

  func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
    let candidates = entries.filter { $0.role == role.rawValue }
    return candidates.first { $0.name == name } ?? (name == nil ? candidates.first : nil)
  }
}

/// A view that wants to know when its scene has become active, inactive or invisible, except at the launch.
@_spi(Windfall) @MainActor public protocol SceneStateFollower: UIView {
  func sceneStateDidChange()
}
