/// See [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  /// Takes the classes of the configuration with that name, or of the first one, from the Info.plist.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    if let entry = SceneManifest.main?.entry(named: name, role: sessionRole) { take(entry) }
  }

  /// A delegate that is not there is left out with a notice, as on iOS: an app that has become one of SwiftUI may still
  /// name the class it had before.
  func take(_ entry: SceneManifest.Entry) {
    name = name ?? entry.name
    sceneClass = entry.sceneClassName.flatMap(windfallClassFromString)
    storyboard = entry.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
    guard let className = entry.delegateClassName else { return }
    delegateClass = windfallClassFromString(className)
    if delegateClass == nil { Notice.say("the Info.plist names \"\(className)\" as scene delegate: no such class") }
  }
}
