import Foundation
import WindfallLowering

/// A target after lowering: what the compiler is given for it.
struct LoweredTarget: Sendable {
  /// One file of the target as the compiler sees it.
  struct File: Sendable {
    /// The lowered text, in the derived data.
    var lowered: URL
    var loweredHash: UInt64
    /// The user's file; nil for a file that Windfall made up.
    var original: URL?
    /// What was changed of the user's text.
    var changes: [TextChange] = []
  }

  var files: [File]
  var facts: [SourceFacts]
  var diagnostics: [LoweringDiagnostic]

  var importsSwiftTesting: Bool { facts.contains(where: \.importsSwiftTesting) }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
