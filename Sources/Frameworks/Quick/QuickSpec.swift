@_spi(Windfall) import XCTestOverlay

/// A test case whose tests are the examples that `spec()` declares.
open class QuickSpec: QuickSpecBase, SyncDSLUser {
  /// The spec of the example that runs, if it is one of a `QuickSpec`.
  public static var current: QuickSpec! { currentSpec() as? QuickSpec }

  /// The examples, for code that runs them itself.
  public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
    QuickConfiguration.configureSubclassesIfNeeded(world: .shared)
    return allListedTests.map { test in (test.name, { spec in { try test.closure(spec) } }) }
  }

  /// A spec that is not run, for what else its class declares.
  public convenience init() { self.init(name: "\(type(of: self))", testClosure: { _ in }) }

  /// Declares the examples; it is called once.
  open class func spec() {}

  /// Declares the examples, in the way of older versions.
  open func spec() {}

  open override func perform(_ run: XCTestRun) {
    let runsInside = CurrentTest.runInside(self) {
      run.start()
      invokeTest()
      run.stop()
    }
    if !runsInside { super.perform(run) }
  }
}

@_spi(Windfall) extension QuickSpec: TestListing {
  @MainActor public class func listedTests() -> [ListedTest] {
    ListedExamples(
      World.shared.examples(of: self) {
        spec()
        self.init(name: "spec", testClosure: { _ in }).spec()
      }
    ).tests
  }

  @MainActor public class func finishListedTests() { World.shared.runAfterSuite() }
}
