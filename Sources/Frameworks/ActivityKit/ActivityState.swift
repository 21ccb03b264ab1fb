/// See [ActivityState](https://developer.apple.com/documentation/activitykit/activitystate).
public enum ActivityState: Codable, Hashable, Sendable {
  case active, ended, dismissed, stale
}
