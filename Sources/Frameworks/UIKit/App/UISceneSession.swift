/// See [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession).
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// See [UISceneSession.Role](https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct).
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open internal(set) weak var scene: UIScene?
  open internal(set) var configuration: UISceneConfiguration
  open var role: Role { configuration.role }
  open private(set) var persistentIdentifier = "windfall.scene"
  open var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }
}
