class AppModel {
  static let instance = AppModel()

  let dataModel = DataModel()
  var stateChangedCallback: ((AppModel) -> Void)?

  private(set) var appState = AppState.notStarted {
    didSet {
      stateChangedCallback?(self)
    }
  }

  func start() throws {
    guard dataModel.goal != nil else {
      throw AppError.goalNotSet
    }
    appState = .inProgress
  }

  func pause() {
    appState = .paused
  }

  func restart() {
    dataModel.restart()
    appState = .notStarted
  }

  func setToComplete() throws {
    guard dataModel.goalReached else {
      throw AppError.goalNotReached
    }
    appState = .completed
  }

  func setToCaught() throws {
    guard dataModel.caught else {
      throw AppError.notCaught
    }
    appState = .caught
  }
}
