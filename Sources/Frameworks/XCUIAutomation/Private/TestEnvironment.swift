import Foundation
import Glibc

/// What the tool that runs the tests tells their process.
enum TestEnvironment {
  /// Where the template process of the app listens; nil when the test target has no app to test.
  static var templateSocket: String? { value("WINDFALL_TEMPLATE_SOCKET") }

  /// The socket on which the tool draws what it is sent; nil when nobody draws.
  static var drawingSocket: Int32? { value("WINDFALL_DRAWING_FD").flatMap { Int32($0) } }

  /// How many seconds the app has for an answer.
  static var appTimeout: Double { value("WINDFALL_APP_TIMEOUT").flatMap { Double($0) } ?? 30 }

  /// The app's name in messages.
  static var appName: String { value("WINDFALL_APP_NAME") ?? "under test" }

  /// The bundle identifier of the app that the template starts.
  static var appBundleIdentifier: String? { value("WINDFALL_APP_BUNDLE_IDENTIFIER") }

  /// What the scheme or test plan launches the app with: its language and region.
  static var appArguments: [String] {
    (value("WINDFALL_APP_ARGUMENTS") ?? "").split(separator: "\n").map { String($0) }
  }

  /// The folder that is the app's home.
  static var appContainer: String { value("WINDFALL_APP_CONTAINER") ?? temporaryPath("container") }

  /// The file for what the app prints.
  static var appLog: String { value("WINDFALL_APP_LOG") ?? temporaryPath("app.log") }

  /// The file for what the app calls that is not there.
  static var appCalls: String { appLog + ".calls" }

  private static func temporaryPath(_ name: String) -> String {
    let folder = NSTemporaryDirectory() + "/windfall-\(getpid())"
    mkdir(folder, 0o700)
    return folder + "/" + name
  }

  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
