import Foundation
import WindfallCore

/// A target that has been built: where its product is and which tests it holds.
public struct BuiltTarget: Sendable {
  public var plan: TargetPlan
  public var layout: BundleLayout
  /// The tests found in the target's sources that its scheme lets run; empty for other targets than tests.
  public var tests: [TestIdentifier]
  /// The tests that cannot run, with the reason: they stand in files that are left out.
  public var impossible: [TestIdentifier: String] = [:]
  /// The files that are left out and that no test tells of.
  var unreportedFiles: [LeftOutFile] = []
  /// The test classes that list more tests when they run.
  public var listingClasses: [String] = []
  /// The sources whose code counts how often it is run.
  var measuredFiles: [MeasuredFile] = []
}
