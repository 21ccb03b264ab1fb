import Foundation
import Synchronization
import UIKit
import WindfallCore
@_spi(Windfall) import XCTestOverlay

/// [XCUIScreenshot](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot)
///
/// Holds what the screen showed when it was taken, and is drawn when its picture is asked for.
public final class XCUIScreenshot: NSObject, Sendable {
  private let list: DisplayList
  private let connection: DrawingConnection?
  private let picture: Mutex<Data?>

  init(_ list: DisplayList, connection: DrawingConnection? = .shared, picture: Data? = nil) {
    self.list = list
    self.connection = connection
    self.picture = Mutex(picture)
  }

  /// One that could not be taken, which has been said already.
  static var failed: XCUIScreenshot { XCUIScreenshot(.empty, picture: Data()) }

  /// Empty, with a failure of the test, when nobody can draw it.
  public var pngRepresentation: Data {
    if let picture = picture.withLock({ $0 }) { return picture }
    do throws(AppFailure) {
      guard let connection else { throw DrawingConnection.failure("the tests were not started by windfall") }
      let drawn = try connection.draw(.picture(list))
      picture.withLock { $0 = drawn }
      return drawn
    } catch {
      CurrentTest.record("Failed to get the picture of a screenshot: \(error.report)")
      return Data()
    }
  }

  public var image: UIImage { UIImage(data: pngRepresentation, scale: list.scale) ?? UIImage() }
}

/// [XCUIScreenshotProviding](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding)
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  func screenshot() -> XCUIScreenshot
}
