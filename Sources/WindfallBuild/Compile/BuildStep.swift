import Foundation

/// One call of a tool, which is left out when its fingerprint is that of its last success.
struct BuildStep: Sendable {
  /// What is shown while the step runs, such as `compiling Calculator`.
  var title: String
  var executable: URL
  var arguments: [String]
  /// Where the fingerprint of the last success is kept.
  var fingerprintFile: URL
  /// The files that must be there for the step to be left out.
  var outputs: [URL]
  /// Asked when the steps that this one follows are done, because it covers what they make.
  var fingerprint: @Sendable () -> Fingerprint
  /// Positions, in the list of steps, of those that must be done before.
  var prerequisites: [Int]

  func isUpToDate(_ fingerprint: Fingerprint) -> Bool {
    outputs.allSatisfy { FileManager.default.fileExists(atPath: $0.path) } && fingerprint.matches(file: fingerprintFile)
  }
}
