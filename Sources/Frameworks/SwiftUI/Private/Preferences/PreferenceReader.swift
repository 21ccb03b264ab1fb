/// A node that is told when preferences inside it may have changed.
@MainActor
protocol PreferenceReader: _ViewNode {
  func readPreferences()
}
