import Foundation

/// What Xcode builds, tests and launches under one name.
public struct Scheme: Sendable, Equatable {
  /// The name of the scheme.
  public let name: String

  /// The targets that the scheme builds.
  public let buildTargets: [SchemeTarget]

  /// The test bundles that the scheme runs.
  public let testables: [Testable]

  /// The test plans of the scheme; where there are any, they take the place of `testables`.
  public let testPlans: [TestPlanReference]

  /// The configuration that tests are built in.
  public var testConfiguration: String

  /// The arguments and environment of a test run.
  public let testOptions: LaunchOptions

  /// The arguments and environment of the application.
  public let launchOptions: LaunchOptions

  /// The application that the scheme launches.
  public let launchTarget: SchemeTarget?

  /// The scripts that Xcode runs before and after building and testing, such as `the pre-action "Set up" of the test`.
  public var actions: [String] = []

  /// The coverage that its tests gather; `nil` where they gather none.
  public var coverage: CoverageSetting?

  /// The file that the scheme was read from; `nil` for one that is derived from a target, as Xcode does.
  public let file: URL?
}
