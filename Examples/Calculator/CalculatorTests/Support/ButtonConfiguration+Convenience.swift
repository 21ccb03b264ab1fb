@testable import Calculator

/// Configurations of which only one half matters.
extension ButtonConfiguration {
  init(labels: [String]) {
    self.init(labels: labels, columnCount: 0)
  }

  init(columnCount: Int) {
    self.init(labels: [], columnCount: columnCount)
  }
}
