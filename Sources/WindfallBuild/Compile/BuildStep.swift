import Foundation

/// One call of a tool, which is left out when its fingerprint is that of its last success.
struct BuildStep: Sendable {
  /// What is shown while the step runs, such as `compiling Calculator`.
  var title: String
  var executable: URL
  var arguments: [String]
  /// Where the record of the last run is kept.
  var recordFile: URL
  /// The files that must be there for the step to be left out.
  var outputs: [URL]
  /// What the step keeps for itself between runs; without it, it makes everything anew.
  var state: [URL] = []
  /// The hashes of the sources of those outputs that are made from one source each, by path.
  var sourceHashes: [String: UInt64] = [:]
  /// What holds for all outputs: under other conditions none may be reused.
  var conditions = ""
  /// The modules of the project that the sources import.
  var modules: [URL] = []
  /// What the tool keeps for all steps, and makes anew when it is gone: its complaints of it are no faults of the user's.
  var caches: [URL] = []
  /// Where the outputs may be already, and are kept for other projects; nil where they are for this one only.
  var stored: ModuleStore.Place?
  /// Asked when the steps that this one follows are done, because it covers what they make.
  var fingerprint: @Sendable () -> Fingerprint
  /// Positions, in the list of steps, of those that must be done before.
  var prerequisites: [Int]
}
