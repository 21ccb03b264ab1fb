@_spi(Windfall) import XCTestOverlay

/// A test case whose tests are the asynchronous examples that `spec()` declares.
open class AsyncSpec: AsyncSpecBase, AsyncDSLUser {
  /// The spec of the example that runs, if it is one of an `AsyncSpec`.
  public static var current: AsyncSpec! { currentSpec() as? AsyncSpec }

  /// The examples, for code that runs them itself.
  public class var allTests: [(String, (AsyncSpec) -> () throws -> Void)] {
    QuickConfiguration.configureSubclassesIfNeeded(world: .shared)
    return allListedTests.map { test in (test.name, { spec in { try test.closure(spec) } }) }
  }

  /// A spec that is not run, for what else its class declares.
  public convenience init() { self.init(name: "\(type(of: self))", testClosure: { _ in }) }

  /// Declares the examples; it is called once.
  open class func spec() {}

  open override func perform(_ run: XCTestRun) {
    let runsInside = CurrentTest.runInside(self) {
      run.start()
      invokeTest()
      run.stop()
    }
    if !runsInside { super.perform(run) }
  }
}

@_spi(Windfall) extension AsyncSpec: TestListing {
  @MainActor public class func listedTests() -> [ListedTest] {
    ListedExamples(World.shared.examples(of: self) { spec() }).tests
  }

  @MainActor public class func finishListedTests() { World.shared.runAfterSuite() }
}
