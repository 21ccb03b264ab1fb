/// See [UIApplicationShortcutIcon](https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon).
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  private let name: String

  public init(systemImageName: String) {
    name = "system " + systemImageName
    super.init()
  }

  public init(templateImageName: String) {
    name = "template " + templateImageName
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutIcon else { return false }
    return name == other.name
  }

  open override nonisolated var hash: Int { name.hash }
}
