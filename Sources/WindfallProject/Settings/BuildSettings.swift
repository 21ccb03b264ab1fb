/// The build settings of a target in one configuration: defaults, then the project's, then the target's own.
public struct BuildSettings: Sendable {
  /// What the settings apply to, for conditions such as `[sdk=iphonesimulator*]`.
  let platform: BuildPlatform

  /// The levels from the weakest, the defaults, to the strongest.
  let levels: [SettingsLevel]

  init(levels: [SettingsLevel], platform: BuildPlatform) {
    self.levels = levels
    self.platform = platform
  }

  /// The value of a setting with all references in it replaced; `nil` where no level sets it.
  public subscript(name: String) -> String? {
    var evaluation = SettingsEvaluation(settings: self)
    return evaluation.value(of: name)
  }

  /// Whether a setting is `YES`.
  public func isEnabled(_ name: String) -> Bool {
    ["YES", "TRUE", "1"].contains(self[name]?.uppercased())
  }

  /// The elements of a setting that is a list, separated by spaces and quoted as in a shell.
  public func list(_ name: String) -> [String] {
    SettingsList.elements(of: self[name] ?? "")
  }

  /// Replaces the references to settings in a text, such as `$(PRODUCT_NAME)`.
  public func expanding(_ text: String) -> String {
    var evaluation = SettingsEvaluation(settings: self)
    return evaluation.expanding(text)
  }

  /// The names of all settings that have a value.
  public var names: [String] {
    Set(levels.flatMap { $0.assignments.map(\.name) }).sorted()
  }

  /// The same settings with these on top, as if they were given on the command line.
  public func overriding(with values: [String: String]) -> BuildSettings {
    BuildSettings(levels: levels + [SettingsLevel(values)], platform: platform)
  }
}
