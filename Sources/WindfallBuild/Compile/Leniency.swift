import Foundation

/// The targets in the mode of Swift 6 for which errors of concurrency are warnings.
///
/// What Apple declares in Objective-C is older than Swift's concurrency, so that Xcode warns where a closure that goes there
/// captures what it must not. On Linux it is declared in Swift, and the same closure is an error.
struct Leniency {
  let derivedData: DerivedData

  /// A file that says, from one run to the next, that a target is one of them.
  private func mark(_ target: TargetPlan) -> URL {
    derivedData.intermediates(target.name).appendingPathComponent("concurrency.lenient")
  }

  func applied(to plan: BuildPlan) -> BuildPlan {
    var plan = plan
    for index in plan.targets.indices where plan.targets[index].settings.languageMode == 6 {
      plan.targets[index].settings.warnsOfConcurrency =
        FileManager.default.fileExists(atPath: mark(plan.targets[index]).path)
    }
    return plan
  }

  func add(_ targets: [TargetPlan]) throws(BuildError) {
    for target in targets { try FileWriter.write("", to: mark(target)) }
  }

  /// The targets that do not compile for nothing but what the compiler finds of concurrency, each with the first error.
  static func targets(of plan: BuildPlan, for lines: [String]) -> [(target: TargetPlan, message: CompilerMessage)] {
    let errors = lines.compactMap { CompilerMessage($0) }
    return plan.targets.compactMap { target in
      guard target.settings.languageMode == 6, !target.settings.warnsOfConcurrency else { return nil }
      let sources = Set(target.sources.map(\.path))
      let own = errors.filter { sources.contains($0.file) }
      guard let first = own.first, own.allSatisfy({ isOfConcurrency($0.text) }) else { return nil }
      return (target, first)
    }
  }

  static func notice(for target: TargetPlan, _ message: CompilerMessage) -> String {
    "what the compiler finds of concurrency in \(target.name) counts as a warning, as it does in Xcode where Apple's "
      + "declarations are in Objective-C; Xcode has the last word (\(message.file):\(message.line): \(message.text))"
  }

  /// Whether an error is of those that are warnings where a declaration is older than concurrency.
  private static func isOfConcurrency(_ text: String) -> Bool {
    let groups = [
      "ActorIsolatedCall", "SendableClosureCaptures", "SendingClosureRisksDataRace", "SendingRisksDataRace",
    ]
    return groups.contains { text.hasSuffix("[#\($0)]") } || text.hasSuffix(" from a Sendable closure")
  }
}
