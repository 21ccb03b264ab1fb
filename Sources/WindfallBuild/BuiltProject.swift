import Foundation
import WindfallCore
import WindfallProject

/// A project whose products are ready to run.
public struct BuiltProject: Sendable {
  /// Whether any of its code counts how often it is run.
  public var isMeasured: Bool { targets.contains { !$0.measuredFiles.isEmpty } }

  /// The folder that holds the `.xcodeproj`.
  public var sourceRoot: String
  public var targets: [BuiltTarget]
  public var derivedData: DerivedData
  public var sdk: SDK
  /// What runs tests without an app; the SDK's program where there is none.
  var testTool: URL?
  /// The test targets whose build has failed.
  public var leftOut: [UnbuiltTarget] = []
  /// Keeps other runs from changing the products.
  public var lock: DerivedDataLock?

  /// Whether all that was asked for was compiled.
  public var isWhole: Bool { leftOut.isEmpty && targets.allSatisfy { $0.plan.leftOutFiles.isEmpty } }

  public subscript(name: String) -> BuiltTarget? {
    targets.first { $0.plan.name == name }
  }

  /// The test targets as the runner takes them: all of the first configuration, then all of the next.
  public var testBundles: [TestBundlePlan] {
    let tests = targets.filter(\.plan.kind.isTest)
    let count = tests.map(\.plan.configurations.count).max() ?? 0
    return (0..<count).flatMap { index in
      tests.filter { index < $0.plan.configurations.count }.map { bundle($0, $0.plan.configurations[index]) }
    }
  }

  private func bundle(_ target: BuiltTarget, _ configuration: TestConfiguration) -> TestBundlePlan {
    let options = configuration.options
    var bundle = TestBundlePlan(
      target: target.plan.name, host: host(of: target.plan.kind), bundle: target.layout.binary.path,
      tests: target.tests, environment: options.environment, arguments: options.arguments + options.languageArguments)
    bundle.appArguments = options.languageArguments
    bundle.impossible = target.impossible
    bundle.lostFiles = target.unreportedFiles.map { file in
      TestIssue(
        test: TestIdentifier(target: target.plan.name), kind: .build, message: "A file was left out: \(file.reason)",
        file: file.path, line: file.line)
    }
    bundle.listingClasses = target.listingClasses
    bundle.selection = target.plan.selection
    bundle.configuration = configuration.name
    bundle.repetition = configuration.repetition
    bundle.isParallel = target.plan.isParallel
    bundle.timeAllowance = configuration.timeAllowance
    return bundle
  }

  private func host(of kind: TargetKind) -> TestBundlePlan.Host {
    let bundleHost = sdk.bundleHost.path
    switch kind {
    case .unitTests(let host?):
      return self[host].map { .app(executable: $0.layout.binary.path) } ?? .none(bundleHost: bundleHost)
    case .uiTests(let app?):
      return self[app].map { .ui(app: $0.layout.binary.path, bundleHost: bundleHost) } ?? .none(bundleHost: bundleHost)
    case .app, .library, .bundle, .unitTests, .uiTests:
      return .none(bundleHost: testTool?.path ?? bundleHost)
    }
  }
}
