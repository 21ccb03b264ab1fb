/// How far the user has come, and how far the monster.
class DataModel {
  var goal: Int?
  var steps = 0
  /// The steps that Nessie has swum.
  var nessieSteps = 0

  var goalReached: Bool {
    guard let goal else { return false }
    return steps >= goal
  }

  /// Nobody is caught before the first step.
  var caught: Bool {
    nessieSteps > 0 && nessieSteps >= steps
  }

  func restart() {
    goal = nil
    steps = 0
    nessieSteps = 0
  }
}
