import Foundation
import WindfallCore

extension XCUIElement: XCUIScreenshotProviding {
  /// What the screen shows where the element is.
  public func screenshot() -> XCUIScreenshot {
    handle.perform("take a screenshot of \(handle.query.name)", fallback: .failed) {
      () throws(AppFailure) in
      let frame = try handle.snapshot().frame
      return XCUIScreenshot(try handle.displayList().cropped(to: frame))
    }
  }
}
