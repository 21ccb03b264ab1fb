import Foundation
@_spi(Windfall) import XCTestOverlay

extension XCUIApplication {
  fileprivate var measuredProcess: () -> Int32? {
    let session = handle.session
    // Measurements are made where the tests run.
    return { MainActor.assumeIsolated { session.processIdentifier } }
  }
}

extension XCTCPUMetric {
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init(process: application.measuredProcess) }
}

extension XCTMemoryMetric {
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init(process: application.measuredProcess) }
}

extension XCTStorageMetric {
  @preconcurrency @MainActor
  public convenience init(application: XCUIApplication) { self.init(process: application.measuredProcess) }
}
