@testable import FitNess

extension AppModel {
  func setUpForCompletion() {
    dataModel.goal = 10
    dataModel.steps = 10
  }

  func setUpForCapture() {
    dataModel.steps = 5
    dataModel.nessieSteps = 5
  }
}
