import SwiftUI
import Testing

struct EnvironmentValuesDescriptionTests {
  private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }

  @Test("An environment is written as the values that were set, the latest first")
  func text() {
    var environment = EnvironmentValues()
    #expect("\(environment)" == "[]")
    environment[DepthKey.self] = 1
    environment[DepthKey.self] = 2
    #expect("\(environment)" == "[DepthKey = 2, DepthKey = 1]")
    #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
  }
}
