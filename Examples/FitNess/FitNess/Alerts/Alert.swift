struct Alert: Equatable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static let goalReached = Alert("You reached your goal!")
  static let caughtByNessie = Alert("Caught by Nessie!")
}
