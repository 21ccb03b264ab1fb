import Foundation
import WindfallCore

/// Joins what several machines have written with `--json` to one run.
public struct ReportMerge {
  /// The events of one machine.
  private struct Part {
    var path: String
    var shard: TestShard?
    var list: String?
    var events: [TestEvent] = []
  }

  private let parts: [Part]

  /// Reads the files; throws where one is no report, is cut off, or a machine's is missing.
  public init(paths: [String]) throws(BuildError) {
    var parts: [Part] = []
    for path in paths { parts.append(try Self.part(path)) }
    self.parts = parts.sorted { ($0.shard?.index ?? 0) < ($1.shard?.index ?? 0) }
    try check()
  }

  private static func part(_ path: String) throws(BuildError) -> Part {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BuildError(.unreadableProject, "\(path): there is no such report")
    }
    var part = Part(path: path)
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let encoded = try? JSONDecoder().decode(EncodedTestEvent.self, from: Data(line)) else {
        throw BuildError(.unreadableProject, "\(path): this is no report of --json, or it is damaged")
      }
      if encoded.event == "runStarted" {
        part.shard = encoded.shard.flatMap { TestShard($0) }
        part.list = encoded.list
      }
      if let event = encoded.decoded { part.events.append(event) }
    }
    guard case .runEnded? = part.events.last else {
      throw BuildError(.testsFailed, "\(path): the report has no end, so its run was stopped")
    }
    return part
  }

  private func check() throws(BuildError) {
    let shards = parts.compactMap(\.shard)
    guard let first = shards.first else { return }
    guard shards.count == parts.count, shards.allSatisfy({ $0.count == first.count }) else {
      throw BuildError(.testsFailed, "the reports are not those of one run: their numbers of parts differ")
    }
    let missing = (1...first.count).filter { index in !shards.contains { $0.index == index } }
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(first.count)" }.joined(separator: ", ")
      throw BuildError(.testsFailed, "the report of \(names) is missing")
    }
    guard shards.count == first.count else {
      throw BuildError(.testsFailed, "there are several reports of one part")
    }
    if let other = parts.first(where: { $0.list != parts.first?.list }) {
      throw BuildError(
        .testsFailed, "\(other.path): this part is of other tests; run all parts of one commit with the same times")
    }
  }

  /// Tells reporters of the run as if one machine had done it; answers how it ended.
  public func replay(to reporters: [any Reporter]) throws -> CommandStatus {
    func send(_ event: TestEvent) throws { for reporter in reporters { try reporter.report(event) } }
    var targets: [String] = []
    var counts = TestCounts()
    var duration = 0.0
    for event in parts.flatMap(\.events) {
      switch event {
      case .targetStarted(let target, _) where !targets.contains(target): targets.append(target)
      case .runEnded(let own, let seconds):
        counts.passed += own.passed
        counts.failed += own.failed
        counts.skipped += own.skipped
        duration = max(duration, seconds)
      default: break
      }
    }
    try send(.runStarted(seed: nil, targets: targets))
    for target in targets {
      var own: [TestEvent] = []
      var testCount = 0
      for part in parts {
        guard let events = Self.events(of: target, in: part.events) else { continue }
        own += events.inside
        testCount += events.testCount
      }
      try send(.targetStarted(target: target, testCount: testCount))
      for event in own { try send(event) }
      try send(.targetFinished(target: target))
    }
    try send(.runEnded(counts, duration: duration))
    return counts.failed > 0 ? .testsFailed : counts.total == 0 ? .noTestRan : .passed
  }

  private static func events(of target: String, in all: [TestEvent]) -> (inside: [TestEvent], testCount: Int)? {
    guard
      let start = all.firstIndex(where: {
        if case .targetStarted(target, _) = $0 { true } else { false }
      }), case .targetStarted(_, let count) = all[start],
      let end = all[start...].firstIndex(where: {
        if case .targetFinished(target) = $0 { true } else { false }
      })
    else { return nil }
    return (Array(all[(start + 1)..<end]), count)
  }
}
