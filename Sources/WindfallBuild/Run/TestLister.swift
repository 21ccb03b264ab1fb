import Foundation
import WindfallCore

/// Asks the classes of a test bundle that list their tests when they run, such as specs, in a process that runs no test.
public struct TestLister {
  /// One answer of a process.
  private struct Listing {
    var tests: [TestIdentifier] = []
    /// The class in which the process ended.
    var openClass: String?
    var isComplete = false
  }

  private static let variable = "WINDFALL_TEST_LIST"
  private static let leftOut = "WINDFALL_TEST_LEFT_OUT"
  /// The test that stands for a class that cannot be asked.
  private static let wholeClass = "spec"

  private let options: TestRunOptions

  public init(options: TestRunOptions) { self.options = options }

  /// The bundle with the tests that its classes list.
  ///
  /// A class that ends the process is left out the next time, and gets one test in which it is asked again: that one
  /// has the crash.
  public func complete(_ bundle: TestBundlePlan) throws -> TestBundlePlan {
    guard !bundle.listingClasses.isEmpty else { return bundle }
    let folder = try TemporaryFolder(environment: options.environment)
    defer { folder.remove() }
    var bundle = bundle
    var broken: [String] = []
    var listing = try list(bundle, leavingOut: broken, in: folder.path)
    while !listing.isComplete, let name = listing.openClass, !broken.contains(name) {
      broken.append(name)
      listing = try list(bundle, leavingOut: broken, in: folder.path)
    }
    var tests = listing.tests
    if !listing.isComplete {
      // The process ends wherever it is asked; running the tests will tell why.
      let known = Set(tests.compactMap(\.className))
      tests += bundle.listingClasses.filter { !known.contains($0) }.map {
        TestIdentifier(target: bundle.target, className: $0, method: Self.wholeClass)
      }
    }
    bundle.tests += tests.filter { bundle.selection.includes($0) && !bundle.tests.contains($0) }
    if !broken.isEmpty { bundle.environment[Self.leftOut] = broken.joined(separator: "/") }
    return bundle
  }

  private func list(_ bundle: TestBundlePlan, leavingOut broken: [String], in folder: String) throws -> Listing {
    let file = "\(folder)/list"
    try Data().write(to: URL(fileURLWithPath: file))
    let environment = TestEnvironment(base: options.environment)
    var variables = try environment.container(at: "\(folder)/home").merging(bundle.environment) { own, _ in own }
    variables["WINDFALL_TEST_BUNDLE"] = bundle.bundle
    variables["WINDFALL_TEST_TIMEOUT"] = String(options.testTimeout)
    variables[Self.variable] = file
    variables[Self.leftOut] = broken.joined(separator: "/")
    let loop = EventLoop()
    let process = try TestProcess(
      executable: bundle.executable, arguments: bundle.arguments, environment: environment.common(variables),
      timeout: options.testTimeout, loop: loop,
      // What specs print they print again when their examples run.
      handlers: TestProcess.Handlers(onEvent: { _ in }, onOutput: { _, _ in }, onHang: {}))
    defer { process.end() }
    try loop.run { process.status != nil }
    var listing = Self.read((try? String(contentsOfFile: file, encoding: .utf8)) ?? "", target: bundle.target)
    if case .exited(0)? = process.status, listing.openClass == nil { listing.isComplete = true }
    return listing
  }

  /// Reads `> Class`, then `+ test` for each of its tests, then `<`.
  private static func read(_ text: String, target: String) -> Listing {
    var listing = Listing()
    for line in text.split(separator: "\n") {
      let rest = String(line.dropFirst(2))
      switch line.first {
      case ">": listing.openClass = rest
      case "+": listing.tests.append(TestIdentifier(target: target, className: listing.openClass, method: rest))
      case "<": listing.openClass = nil
      default: break
      }
    }
    return listing
  }
}
