import Foundation

/// A project whose products are ready to run.
public struct BuiltProject: Sendable {
  /// The folder that holds the `.xcodeproj`.
  public var sourceRoot: String
  public var targets: [BuiltTarget]
  public var derivedData: DerivedData
  public var sdk: SDK
  /// The test targets whose build has failed.
  public var leftOut: [String] = []

  public subscript(name: String) -> BuiltTarget? {
    targets.first { $0.plan.name == name }
  }

  /// The test targets as the runner takes them.
  public var testBundles: [TestBundlePlan] {
    targets.filter(\.plan.kind.isTest).map { target in
      var bundle = TestBundlePlan(
        target: target.plan.name, host: host(of: target.plan.kind), bundle: target.layout.binary.path,
        tests: target.tests, environment: target.plan.launchEnvironment,
        arguments: target.plan.launchArguments + target.plan.languageArguments)
      bundle.appArguments = target.plan.languageArguments
      bundle.listingClasses = target.listingClasses
      bundle.selection = target.plan.selection
      return bundle
    }
  }

  private func host(of kind: TargetKind) -> TestBundlePlan.Host {
    let bundleHost = sdk.bundleHost.path
    switch kind {
    case .unitTests(let host?):
      return self[host].map { .app(executable: $0.layout.binary.path) } ?? .none(bundleHost: bundleHost)
    case .uiTests(let app?):
      return self[app].map { .ui(app: $0.layout.binary.path, bundleHost: bundleHost) } ?? .none(bundleHost: bundleHost)
    case .app, .library, .unitTests, .uiTests:
      return .none(bundleHost: bundleHost)
    }
  }
}
