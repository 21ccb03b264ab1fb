import Foundation
import UIKit
import WindfallCore

/// [XCUIDevice](https://developer.apple.com/documentation/xcuiautomation/xcuidevice)
///
/// Starts upright and light; what a test sets holds for the tests after it in the same target, too.
@preconcurrency @MainActor
public final class XCUIDevice: NSObject {
  /// [XCUIDevice.Button](https://developer.apple.com/documentation/xcuiautomation/xcuidevice/button)
  ///
  /// Without the buttons for volume, action and camera.
  public enum Button: Int, Sendable {
    case home = 1
  }

  /// [XCUIDevice.Appearance](https://developer.apple.com/documentation/xcuiautomation/xcuidevice/appearance-swift.enum)
  public enum Appearance: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
  }

  public static let shared = XCUIDevice(AppSession.shared)

  public let system: XCUISystem

  private let session: AppSession

  init(_ session: AppSession) {
    self.session = session
    system = XCUISystem(session)
  }

  /// The app under test is turned if it is running, and from its next launch on otherwise.
  public var orientation = UIDeviceOrientation.portrait {
    didSet { if orientation != oldValue { set(.orientation(orientation.rawValue), "turn the device") } }
  }

  /// Unspecified means light.
  public var appearance = Appearance.unspecified {
    didSet {
      if appearance != oldValue { set(.darkAppearance(appearance == .dark), "change the appearance of the device") }
    }
  }

  /// Moves the app under test to the background.
  public func press(_ button: XCUIDevice.Button, file: StaticString = #filePath, line: UInt = #line) {
    let handle = ElementHandle(session: session, query: .application)
    handle.perform("press the \(button) button", fallback: (), file: file, line: line) { () throws(AppFailure) in
      guard session.isRunning else { return }
      _ = try session.send(.setState(.background))
    }
  }

  public func hasHardwareButton(_ button: XCUIDevice.Button) -> Bool { button == .home }

  private func set(_ setting: DeviceSetting, _ action: String) {
    let handle = ElementHandle(session: session, query: .application)
    handle.perform(action, fallback: ()) { () throws(AppFailure) in try session.set(setting) }
  }
}
