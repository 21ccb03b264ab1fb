import Testing
import WindfallCore

@testable import WindfallBuild

@Suite("How many processes run tests")
struct TestJobsTests {
  private static let tests = (0..<4).map { TestIdentifier(target: "T", className: "Class\($0)", method: "test") }
  private static let slow = TestTimes(classes: ["T/Class0": 9, "T/Class1": 5, "T/Class2": 4, "T/Class3": 1])

  private func sizes(_ jobs: TestJobs, isParallel: Bool? = nil) -> [Int] {
    var bundle = TestBundlePlan(target: "T", host: .none(bundleHost: ""), bundle: "", tests: Self.tests)
    bundle.isParallel = isParallel
    return jobs.groups(Self.tests, of: bundle).map(\.count)
  }

  @Test func `the command line decides, then the test plan, then what is worth while`() {
    #expect(sizes(TestJobs(asked: 2, usual: 4), isParallel: false) == [2, 2])
    #expect(sizes(TestJobs(asked: nil, usual: 4), isParallel: true) == [1, 1, 1, 1])
    #expect(sizes(TestJobs(asked: nil, usual: 4, times: Self.slow), isParallel: false) == [4])
    #expect(sizes(TestJobs(asked: nil, usual: 2, times: Self.slow)) == [2, 2])
    #expect(sizes(TestJobs(asked: nil, usual: 2)) == [4])
    #expect(sizes(TestJobs(asked: 9)) == [1, 1, 1, 1])
  }

  @Test func `groups take about as long, and keep the order`() {
    let bundle = TestBundlePlan(target: "T", host: .none(bundleHost: ""), bundle: "", tests: Self.tests)
    let groups = TestJobs(asked: 2, times: Self.slow).groups(Self.tests, of: bundle)
    #expect(groups.map { $0.compactMap(\.className) } == [["Class0", "Class3"], ["Class1", "Class2"]])
  }
}
