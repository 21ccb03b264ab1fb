import Foundation
import WindfallCore

/// [XCUIDevice](https://developer.apple.com/documentation/xcuiautomation/xcuidevice)
@preconcurrency @MainActor
public final class XCUIDevice: NSObject {
  /// [XCUIDevice.Button](https://developer.apple.com/documentation/xcuiautomation/xcuidevice/button)
  ///
  /// Without the buttons for volume, action and camera.
  public enum Button: Int, Sendable {
    case home = 1
  }

  public static let shared = XCUIDevice(AppSession.shared)

  private let session: AppSession

  private init(_ session: AppSession) { self.session = session }

  /// Moves the app under test to the background.
  public func press(_ button: XCUIDevice.Button, file: StaticString = #filePath, line: UInt = #line) {
    let handle = ElementHandle(session: session, query: .application)
    handle.perform("press the \(button) button", fallback: (), file: file, line: line) { () throws(AppFailure) in
      guard session.isRunning else { return }
      _ = try session.send(.setState(.background))
    }
  }

  public func hasHardwareButton(_ button: XCUIDevice.Button) -> Bool { button == .home }
}
