import ArgumentParser
import Foundation
import WindfallBuild
import WindfallCore

/// Which part of the tests this machine runs.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run one part of the tests, of several that other machines run; by default what the engine's variables say.",
      valueName: "i/n"),
    transform: { text in
      guard let shard = TestShard(text) else { throw ValidationError("--shard must be i/n, such as 2/5") }
      return shard
    })
  var shard: TestShard?

  @Flag(help: "Run all tests, whatever the variables of an engine say.")
  var noShard = false

  @Option(
    help: ArgumentHelp(
      "Share tests by the times in this file; a run of all tests, and report merge, put theirs into it.",
      valueName: "file"))
  var times: String?

  /// The part that is asked for, on the command line or by an engine.
  func part() throws(BuildError) -> TestShard? {
    if noShard { return nil }
    if let shard { return shard }
    let environment = ProcessInfo.processInfo.environment
    guard let shard = try TestShard(environment: environment) else { return nil }
    TestShard.acknowledge(environment: environment)
    return shard
  }

  /// Says which part runs, and who wanted it.
  func note(_ shard: TestShard, tests: Int, of all: Int) -> String {
    let reason = shard.source.map { ", as \($0) says; --no-shard runs all" } ?? ""
    return "part \(shard.index) of \(shard.count): \(tests) of \(all) tests\(reason)"
  }

  /// What is known of times before the run.
  func knownTimes() throws(BuildError) -> TestTimes {
    guard let times else { return TestTimes() }
    return try TestTimes(path: times)
  }
}
