import Foundation
import WindfallCore

/// [XCUIScreen](https://developer.apple.com/documentation/xcuiautomation/xcuiscreen)
///
/// Shows the app under test alone: without a running app there is no screen.
@preconcurrency @MainActor
public final class XCUIScreen: NSObject, XCUIScreenshotProviding {
  public static let main = XCUIScreen(.shared)

  public static var screens: [XCUIScreen] { [main] }

  private let handle: ElementHandle

  init(_ session: AppSession) { handle = ElementHandle(session: session, query: .application) }

  public func screenshot() -> XCUIScreenshot {
    handle.perform("take a screenshot", fallback: .failed) { () throws(AppFailure) in
      XCUIScreenshot(try handle.displayList())
    }
  }
}
