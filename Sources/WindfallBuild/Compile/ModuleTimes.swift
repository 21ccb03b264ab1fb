import Foundation

/// Gives modules the times by which the compiler tells whether what imports them has to be compiled again.
///
/// The compiler compares the whole seconds of a module's time with the moment at which the importing target was compiled
/// last. A module that has changed since then gets a time to come, all others one long past.
final class ModuleTimes {
  private static let longPast = 1_000_000_000

  /// The modules that have changed for some target of this build: another one may be reading their times.
  private var changed: Set<String> = []

  /// Sets the times for a step that is about to run, whose last success has this record.
  func prepare(_ step: BuildStep, record: StepRecord) {
    for module in step.modules {
      if changed.contains(module.path) { continue }
      if let known = record.modules[module.path], known == StepRecord.hash(ofFile: module.path) {
        setTime(of: module.path, to: Self.longPast)
      } else {
        changed.insert(module.path)
        setTime(of: module.path, to: Int(Date().timeIntervalSince1970) + 2)
      }
    }
  }

  private func setTime(of path: String, to seconds: Int) {
    var times = [timespec](repeating: timespec(tv_sec: seconds, tv_nsec: 0), count: 2)
    // A module that is not there has no time; the compiler says what it misses.
    _ = utimensat(AT_FDCWD, path, &times, 0)
  }
}
