import Testing

@testable import WindfallBuild

@Suite struct TestBundlePlanTests {
  @Test("The network is allowed by a variable of the process that runs the tests")
  func network() {
    var plan = TestBundlePlan(
      target: "T", host: .none(bundleHost: "h"), bundle: "b", tests: [], environment: ["A": "1"])
    plan.allowNetwork()
    #expect(plan.environment == ["A": "1", "WINDFALL_ALLOW_NETWORK": "1"])
  }
}
