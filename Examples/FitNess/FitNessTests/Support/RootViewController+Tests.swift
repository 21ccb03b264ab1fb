@testable import FitNess

extension RootViewController {
  var stepController: StepCountController? {
    children.lazy.compactMap { $0 as? StepCountController }.first
  }
}
