import Testing

@testable import Charts

@Suite struct NiceStepsTests {
  @Test(arguments: [(12.0, 5.0), (100, 20), (105, 50), (0.3, 0.1), (1, 0.2), (7500, 2000)])
  func theStepIsTheSmallestRoundOneThatIsNeeded(length: Double, step: Double) {
    #expect(abs(NiceSteps.step(over: length, count: 5) - step) < step * 1e-9)
  }

  @Test func aDomainGrowsToMultiplesOfTheStep() {
    #expect(NiceSteps.domain(0...12, count: 5) == 0...15)
    #expect(NiceSteps.domain(-3...12, count: 5) == -5...15)
    #expect(NiceSteps.domain(0...100, count: 5) == 0...100)
    #expect(NiceSteps.domain(0...0, count: 5) == 0...1)
  }

  @Test func valuesLieInTheRange() {
    #expect(NiceSteps.values(in: 0...15, step: 5) == [0, 5, 10, 15])
    #expect(NiceSteps.values(in: 1...9, step: 5) == [5])
    #expect(NiceSteps.values(in: 1...9, step: 0).isEmpty)
  }
}
