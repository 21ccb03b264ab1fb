extension Builder {
  /// What came of a build.
  enum Outcome {
    case built(BuiltProject)
    /// The plan with what was missed.
    case declared(BuildPlan)
    /// Files of test targets that are lost with others.
    case lost([String: [LeftOutFile]])
    /// Targets whose errors of concurrency are to be warnings.
    case lenient([TargetPlan])
  }

  /// What is to be built instead, where something does not compile: with declarations of what the compiler has missed, or
  /// without files of tests. Nil where nothing else can be tried: then the compiler's messages are shown.
  func trying() throws -> Outcome? {
    guard let held, !held.lines.isEmpty else { return nil }
    if let more = try redeclare?(held.missedNames) { return .declared(more) }
    let lenient = Leniency.targets(of: plan, for: held.lines)
    for (target, message) in lenient { progress.print("windfall: \(Leniency.notice(for: target, message))") }
    if !lenient.isEmpty { return .lenient(lenient.map(\.target)) }
    var lost = leftOutWithOthers(held.lines)
    if lost.isEmpty { lost = leftOutForUnknownNames(held.lines) }
    if lost.isEmpty {
      lost = leftOutForErrors(held.lines)
      if lost.isEmpty { lost = leftOutWithLibraries(held.lines) }
      if !lost.isEmpty { held.lines.forEach(progress.print) }
    }
    if !lost.isEmpty {
      for file in lost.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
        progress.print("windfall: \(file.reason), so the tests in this file fail")
      }
      return .lost(lost)
    }
    held.lines.forEach(progress.print)
    return nil
  }
}
