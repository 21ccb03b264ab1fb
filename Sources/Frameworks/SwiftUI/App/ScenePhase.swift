/// How active a scene is: [ScenePhase](https://developer.apple.com/documentation/swiftui/scenephase).
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}
