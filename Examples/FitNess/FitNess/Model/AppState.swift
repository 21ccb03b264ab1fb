enum AppState: CaseIterable {
  case notStarted, inProgress, paused, completed, caught

  /// What the button offers to do next.
  var nextStateButtonLabel: String {
    switch self {
    case .notStarted: return "Start"
    case .inProgress: return "Pause"
    case .paused: return "Resume"
    case .completed: return "Start Over"
    case .caught: return "Try Again"
    }
  }
}
