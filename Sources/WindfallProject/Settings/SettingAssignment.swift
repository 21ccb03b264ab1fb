/// A value for a setting, and the conditions under which it holds.
struct SettingAssignment: Sendable, Equatable {
  let name: String
  let conditions: [SettingCondition]
  let value: String

  /// Reads a key as it stands in a project or an `.xcconfig` file: `NAME[sdk=iphoneos*,arch=arm64]`.
  init(key: String, value: String) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    name = parts.first.map { $0.trimmed } ?? ""
    conditions = parts.dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").map(SettingCondition.init)
    }
    self.value = value
  }

  func holds(on platform: BuildPlatform) -> Bool {
    conditions.allSatisfy { $0.holds(on: platform) }
  }
}
