import Foundation

/// Keeps in the user defaults what differs from how the settings come out of the box.
class StoredSettingsManager: SettingsManager {
  static let initialSettings = [
    Setting(name: "Sounds", category: .notifications, isEnabled: true),
    Setting(name: "Badges", category: .notifications, isEnabled: true),
    Setting(name: "Previews", category: .notifications, isEnabled: false),
    Setting(name: "Location", category: .privacy, isEnabled: false),
    Setting(name: "Analytics", category: .privacy, isEnabled: false),
    Setting(name: "Large Titles", category: .appearance, isEnabled: true),
  ]

  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
  }

  func settings() -> [Setting] {
    Self.initialSettings.map { setting in
      var setting = setting
      setting.isEnabled = defaults.object(forKey: key(of: setting)) as? Bool ?? setting.isEnabled
      return setting
    }
  }

  func set(isEnabled: Bool, for setting: Setting) {
    defaults.set(isEnabled, forKey: key(of: setting))
  }

  func reset() {
    for setting in Self.initialSettings {
      defaults.removeObject(forKey: key(of: setting))
    }
  }

  private func key(of setting: Setting) -> String {
    "setting." + setting.name
  }
}
