import Foundation
import WindfallCore
@_spi(Windfall) import XCTestOverlay

/// The app under test, whether it is running or not; every `XCUIApplication` for it shares this.
@MainActor
final class AppSession {
  static let shared = AppSession()

  private var connection: AppConnection?
  /// The device's settings that differ from those that an app starts with.
  private var settings: [DeviceSetting] = []
  /// How long each launch took in seconds, and when it ended.
  private(set) var launches: [(end: UInt64, seconds: Double)] = []

  var processIdentifier: Int32? { connection?.processIdentifier }

  func launch(arguments: [String], environment: [String: String]) throws(AppFailure) {
    terminate()
    let start = DispatchTime.now().uptimeNanoseconds
    let connection = try AppConnection(arguments: arguments, environment: environment)
    self.connection = connection
    _ = try send(.ready)
    let end = DispatchTime.now().uptimeNanoseconds
    launches.append((end, Double(end - start) / 1e9))
    for setting in settings { _ = try send(.setDevice(setting)) }
  }

  /// Sets up the device, for the app that runs now and for those that are launched later.
  func set(_ setting: DeviceSetting) throws(AppFailure) {
    settings.removeAll { $0.isSameKind(as: setting) }
    settings.append(setting)
    if isRunning { _ = try send(.setDevice(setting)) }
  }

  func terminate() {
    reportCrash()
    connection?.terminate()
    connection = nil
  }

  func send(_ request: AutomationRequest) throws(AppFailure) -> AutomationReply {
    guard let connection else { throw .notRunning }
    do {
      return try connection.send(request)
    } catch {
      switch error {
      case .crashed, .hung, .unreachable: self.connection = nil
      case .notRunning, .refused: break
      }
      throw error
    }
  }

  /// Waits until the app has ended by itself.
  func waitForExit(seconds: Double) -> Bool {
    guard let connection else { return true }
    guard connection.waitForExit(seconds: seconds) else { return false }
    reportCrash()
    self.connection = nil
    return true
  }

  /// Fails the running test if the app has crashed while nothing was asked of it.
  func reportCrash() {
    guard let failure = connection?.crash() else { return }
    connection = nil
    CurrentTest.record(failure.report)
  }

  /// Whether a process is there; one that has ended in the meantime is not.
  var isRunning: Bool { !waitForExit(seconds: 0) }
}

extension DeviceSetting {
  /// Whether one takes the place of the other.
  fileprivate func isSameKind(as other: DeviceSetting) -> Bool {
    switch (self, other) {
    case (.orientation, .orientation), (.darkAppearance, .darkAppearance): true
    default: false
    }
  }
}
