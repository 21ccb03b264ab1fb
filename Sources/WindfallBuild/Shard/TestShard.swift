import Foundation
import WindfallCore

/// Which part of the tests a machine runs, of several that share them.
public struct TestShard: Sendable, Equatable {
  /// From 1.
  public let index: Int
  public let count: Int
  /// The variable that said so; nil for the command line.
  public let source: String?

  /// Nil where there is no such part.
  public init?(index: Int, count: Int, source: String? = nil) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
    self.source = source
  }

  /// Reads `2/5`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// `2/5`.
  public var text: String { "\(index)/\(count)" }

  /// The variables of engines that run a job on several machines, with the number that the first machine has.
  private static let engines = [
    ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1), ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
    ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0), ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0),
    ("JOB_COMPLETION_INDEX", "WINDFALL_SHARD_COUNT", 0), ("WINDFALL_SHARD_INDEX", "WINDFALL_SHARD_COUNT", 1),
  ]

  /// What the environment of an engine says; nil where there is one machine. Throws where it makes no sense.
  public init?(environment: [String: String]) throws(BuildError) {
    for (index, count, first) in Self.engines {
      guard let number = environment[index], let total = environment[count] else { continue }
      guard let position = Int(number), let all = Int(total),
        let shard = TestShard(index: position - first + 1, count: all, source: index)
      else {
        throw BuildError(
          .unusableMachine, "\(index) is \(number) and \(count) is \(total): there is no such part of the tests")
      }
      guard shard.count > 1 else { return nil }
      self = shard
      return
    }
    return nil
  }

  /// Bazel wants to know that somebody heeds what it says.
  public static func acknowledge(environment: [String: String]) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"] else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    if descriptor >= 0 { close(descriptor) }
  }

  /// The tests of this part. Classes stay whole, and each machine finds the same parts from the same tests and times.
  public func tests(of all: [TestIdentifier], times: TestTimes) -> Set<TestIdentifier> {
    let classes = Dictionary(grouping: all) { $0.parent ?? $0 }
    let parts = times.distribute(classes.mapValues(\.count), over: count)
    return Set(parts[index - 1].flatMap { classes[$0] ?? [] })
  }

  /// Tells whether machines have shared the same tests in the same way.
  public func identity(of all: [TestIdentifier], times: TestTimes) -> String {
    let parts = times.distribute(Dictionary(grouping: all) { $0.parent ?? $0 }.mapValues(\.count), over: count)
    let texts = [all.map(\.description).sorted()] + parts.map { $0.map(\.description).sorted() }
    return ContentHash(of: texts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")).hexadecimal
  }
}
