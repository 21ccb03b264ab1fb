import Foundation
import WindfallCore
import WindfallProject

/// Builds the pages of a playground, each on its own: one that does not compile keeps no other from running.
public struct PlaygroundBuilder {
  private let playground: Playground
  private let sdk: SDK
  private let toolchain: Toolchain
  private let derivedData: DerivedData
  private let progress: BuildProgress
  private let isVerbose: Bool
  private let lock: DerivedDataLock?

  public init(
    playground: Playground, sdk: SDK, toolchain: Toolchain, derivedData: DerivedData, progress: BuildProgress,
    isVerbose: Bool = false, lock: DerivedDataLock? = nil
  ) {
    self.playground = playground
    self.sdk = sdk
    self.toolchain = toolchain
    self.derivedData = derivedData
    self.progress = progress
    self.isVerbose = isVerbose
    self.lock = lock
  }

  /// The tests of the pages and of the modules that they import, found in their sources.
  public func tests() throws -> TestCatalog {
    var targets: [TestCatalog.Target] = []
    for page in playground.pages { targets += try builder(for: page).tests().targets }
    return TestCatalog(targets: targets)
  }

  /// Builds the pages of these names; throws when not a single one can be built.
  public func build(only names: Set<String>) throws -> [TestBundlePlan] {
    var plans: [TestBundlePlan] = []
    var failure: BuildError?
    for page in playground.pages where names.contains(page.name) {
      let firstLine = progress.printedLines.count
      do {
        let built = try builder(for: page).build()
        plans += try built.testBundles.map { try self.plan(for: page, $0, in: built) }
      } catch let error as BuildError where error.status == .buildFailed {
        failure = failure ?? error
        progress.finish()
        plans.append(brokenPlan(for: page, error, lines: progress.printedLines[firstLine...]))
      }
    }
    if let failure, plans.allSatisfy({ $0.failure != nil }) { throw failure }
    return plans
  }

  private func builder(for page: PlaygroundPage) throws(BuildError) -> Builder {
    Builder(
      plan: try PlaygroundPlanner(playground: playground).plan(for: page), sdk: sdk, toolchain: toolchain,
      derivedData: derivedData, progress: progress, isVerbose: isVerbose)
  }

  /// The main bundle of a page is the folder of its executable, so the executable is put beside the page's resources.
  private func plan(
    for page: PlaygroundPage, _ built: TestBundlePlan, in project: BuiltProject
  ) throws(BuildError) -> TestBundlePlan {
    guard let target = project[page.name] else { return built }
    let host = target.layout.folder.appendingPathComponent("\(target.plan.moduleName)-host")
    try CopiedProgram(source: project.sdk.bundleHost, destination: host, derivedData: derivedData).make()
    var plan = built
    plan.host = .none(bundleHost: host.path)
    plan.page = TestBundlePlan.Page()
    return plan
  }

  private func brokenPlan(
    for page: PlaygroundPage, _ error: BuildError, lines: ArraySlice<String>
  ) -> TestBundlePlan {
    let message = lines.lazy.compactMap { CompilerMessage($0) }.first
    let issue = TestIssue(
      test: TestIdentifier(target: page.name), kind: .launch,
      message: "The page does not build: \(message?.text ?? error.message)", file: message?.file, line: message?.line)
    var plan = TestBundlePlan(target: page.name, host: .none(bundleHost: ""), bundle: "", tests: [])
    plan.page = TestBundlePlan.Page()
    plan.failure = issue
    return plan
  }
}
