import Foundation
import WindfallCore

/// How long classes of tests have taken, in a small file that travels from run to run.
public struct TestTimes: Codable, Sendable, Equatable {
  private var version = 1
  /// Seconds, by `Target/Class`.
  public private(set) var classes: [String: Double] = [:]

  public init(classes: [String: Double] = [:]) { self.classes = classes }

  /// Reads a file; one that is not there, or is empty, tells nothing. What is something else is refused, because the
  /// times of the run will take its place.
  public init(path: String) throws(BuildError) {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else {
      self.init()
      return
    }
    do {
      self = try JSONDecoder().decode(TestTimes.self, from: data)
    } catch {
      throw BuildError(
        .unreadableProject, "\(path) is no file of times; name a file that --times has written, or a new one")
    }
  }

  public func write(to path: String) throws(BuildError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ReportFile.unwritable(path, errno)
    }
  }

  /// Takes what another run has measured in the place of what is known.
  public mutating func update(with other: TestTimes) { classes.merge(other.classes) { $1 } }

  mutating func add(_ seconds: Double, to test: TestIdentifier) {
    classes[(test.parent ?? test).description, default: 0] += seconds
  }

  /// What a class will take; one that is not known takes as long as others of its number of tests.
  func seconds(of name: TestIdentifier, tests: Int, usual: Double) -> Double {
    classes[name.description] ?? Double(tests) * usual
  }

  /// Shares classes, given with their numbers of tests, so that all parts take about as long: the longest class first,
  /// each to the part that has least to do. The same input gives the same parts.
  func distribute(_ tests: [TestIdentifier: Int], over count: Int) -> [[TestIdentifier]] {
    let known = tests.filter { classes[$0.key.description] != nil }
    let total = known.reduce(0) { $0 + (classes[$1.key.description] ?? 0) }
    let number = known.reduce(0) { $0 + $1.value }
    let usual = number > 0 && total > 0 ? total / Double(number) : 1
    let sorted = tests.map { (name: $0.key, seconds: seconds(of: $0.key, tests: $0.value, usual: usual)) }.sorted {
      ($1.seconds, $0.name.description) < ($0.seconds, $1.name.description)
    }
    var parts: [(seconds: Double, names: [TestIdentifier])] = Array(repeating: (0, []), count: count)
    for (name, seconds) in sorted {
      let least = parts.indices.min { (parts[$0].seconds, $0) < (parts[$1].seconds, $1) } ?? 0
      parts[least].seconds += seconds
      parts[least].names.append(name)
    }
    return parts.map(\.names)
  }
}
