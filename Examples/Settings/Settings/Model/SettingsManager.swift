protocol SettingsManager {
  /// All settings; each name is there once.
  func settings() -> [Setting]
  func set(isEnabled: Bool, for setting: Setting)
  func reset()
}
