import Foundation
import WindfallCore

/// Writes each event as it comes, one JSON object a line; `Documentation/Events.md` describes the fields.
public final class JSONReporter: Reporter {
  private let path: String
  private let descriptor: Int32
  private let encoder = JSONEncoder()
  private var flaky = FlakyTests()
  private let shard: (part: TestShard, list: String)?

  /// Empties the file; throws when it cannot be written.
  public init(path: String, shard: (part: TestShard, list: String)? = nil) throws(BuildError) {
    self.shard = shard
    self.path = path
    descriptor =
      path == ReportPath.standardOutput
      ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ReportFile.unwritable(path, errno) }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON has no way to write these, and an event must not get lost for one of its numbers.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
  }

  deinit { close(descriptor) }

  public func report(_ event: TestEvent) throws {
    var encoded = EncodedTestEvent(event)
    if case .runStarted = event, let shard { (encoded.shard, encoded.list) = (shard.part.text, shard.list) }
    if case .testFinished(let test, let status, _) = event, flaky.finish(test, status) { encoded.flaky = true }
    var bytes = [UInt8](try encoder.encode(encoded))
    bytes.append(UInt8(ascii: "\n"))
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw ReportFile.unwritable(path, errno) }
      start += count
    }
  }
}
