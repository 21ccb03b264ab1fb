import Testing
import WindfallCore

@testable import WindfallBuild

@Suite("Parts of the tests")
struct TestShardTests {
  private static let tests = (0..<40).map { index in
    TestIdentifier(target: "AppTests", className: "Class\(index % 8)", method: "test\(index)")
  }

  @Test(
    arguments: [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "2/3"),
      (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
      (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3"),
      (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], "2/3"),
      (["JOB_COMPLETION_INDEX": "1", "WINDFALL_SHARD_COUNT": "3"], "2/3"),
      (["WINDFALL_SHARD_INDEX": "1", "WINDFALL_SHARD_COUNT": "3"], "1/3"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], nil), (["JOB_COMPLETION_INDEX": "1"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `engines say which part it is`(environment: [String: String], part: String?) throws {
    #expect(try TestShard(environment: environment)?.text == part)
  }

  @Test func `a part that there is not is an error`() {
    #expect(throws: BuildError.self) { try TestShard(environment: ["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"]) }
    #expect(throws: BuildError.self) { try TestShard(environment: ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "3"]) }
    #expect(TestShard("0/3") == nil && TestShard("4/3") == nil && TestShard("1") == nil)
  }

  @Test(arguments: [1, 2, 3, 8, 11])
  func `each test is in one part, and classes stay whole`(count: Int) throws {
    var seen: [TestIdentifier] = []
    for index in 1...count {
      let shard = try #require(TestShard(index: index, count: count))
      let part = shard.tests(of: Self.tests, times: TestTimes())
      #expect(part == shard.tests(of: Self.tests.reversed(), times: TestTimes()))
      seen += part
      for name in Set(part.compactMap(\.parent)) { #expect(part.count { $0.parent == name } == 5) }
    }
    #expect(seen.count == 40 && Set(seen) == Set(Self.tests))
  }

  @Test func `parts by other times, or of other tests, are told from each other`() throws {
    let shard = try #require(TestShard("1/3"))
    let identity = shard.identity(of: Self.tests, times: TestTimes())
    #expect(identity == shard.identity(of: Self.tests.reversed(), times: TestTimes()))
    #expect(identity != shard.identity(of: Self.tests.dropLast(), times: TestTimes()))
    #expect(
      identity
        != shard.identity(of: Self.tests, times: TestTimes(classes: ["AppTests/Class0": 1, "AppTests/Class3": 600])))
  }

  @Test func `parts take about as long by the times that are known`() throws {
    let times = TestTimes(classes: ["AppTests/Class0": 30, "AppTests/Class1": 10, "AppTests/Class2": 10])
    // The other five take 50 / 15 seconds a test, which is 16.7 each.
    let loads = try (1...3).map { index in
      let shard = try #require(TestShard(index: index, count: 3))
      let part = shard.tests(of: Self.tests, times: times)
      return Set(part.compactMap(\.parent)).reduce(0) { $0 + times.seconds(of: $1, tests: 5, usual: 50.0 / 15) }
    }
    #expect(loads.allSatisfy { abs($0 - 133.3 / 3) < 5 }, "\(loads)")
  }
}
