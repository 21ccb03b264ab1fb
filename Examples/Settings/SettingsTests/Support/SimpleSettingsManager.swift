@testable import Settings

/// Keeps settings in memory.
class SimpleSettingsManager: SettingsManager {
  private let initial: [Setting]
  private(set) var current: [Setting]

  init(_ settings: [Setting]) {
    initial = settings
    current = settings
  }

  func settings() -> [Setting] {
    current
  }

  func set(isEnabled: Bool, for setting: Setting) {
    guard let index = current.firstIndex(where: { $0.name == setting.name }) else { return }
    current[index].isEnabled = isEnabled
  }

  func reset() {
    current = initial
  }
}
