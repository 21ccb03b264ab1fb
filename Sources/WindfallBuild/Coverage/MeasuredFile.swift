import Foundation
import WindfallLowering

/// A source of the user's whose code counts how often it is run.
struct MeasuredFile: Sendable {
  var original: URL
  /// What the compiler was given for it.
  var compiled: URL
  var changes: [TextChange] = []

  init(original: URL, compiled: URL, changes: [TextChange] = []) {
    self.original = original
    self.compiled = compiled
    self.changes = changes
  }

  /// The sources of a target whose code counts; those of C are compiled as they are.
  static func all(of target: TargetPlan, _ lowered: LoweredTarget?) -> [MeasuredFile] {
    guard target.isMeasured else { return [] }
    return (lowered?.files ?? []).compactMap(MeasuredFile.init)
      + (target.c?.files ?? []).map { MeasuredFile(original: $0, compiled: $0) }
  }

  /// Nil for a file that the user has not written.
  init?(_ file: LoweredTarget.File) {
    guard let original = file.original else { return nil }
    self.init(original: original, compiled: file.lowered, changes: file.changes)
  }
}
