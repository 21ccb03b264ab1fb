import Foundation

/// The settings that one place makes: a dictionary of the project, or an `.xcconfig` file with what it includes.
struct SettingsLevel: Sendable, Equatable {
  /// In the order in which they were written: later ones win.
  var assignments: [SettingAssignment]

  /// The `.xcconfig` files that are not there, so that what they set is not known.
  var missingFiles: [URL] = []

  init(assignments: [SettingAssignment] = []) {
    self.assignments = assignments
  }

  init(_ values: [String: String]) {
    assignments = values.sorted { $0.key < $1.key }.map { SettingAssignment(key: $0.key, value: $0.value) }
  }

  /// Reads the `buildSettings` of a configuration, in which lists are arrays.
  init(buildSettings: [String: PropertyListValue]) {
    let values = buildSettings.compactMapValues { value -> String? in
      value.string ?? value.array.map { SettingsList.text(of: $0.compactMap(\.string)) }
    }
    self.init(values)
  }
}
