import Foundation

/// [XCUISystem](https://developer.apple.com/documentation/xcuiautomation/xcuisystem)
///
/// The app under test is the only one that opens URLs.
@preconcurrency @MainActor
public final class XCUISystem: NSObject {
  private let session: AppSession

  init(_ session: AppSession) { self.session = session }

  /// Starts the app under test if it is not running. Addresses of the web would open a browser, and fail the test.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    let handle = ElementHandle(session: session, query: .application)
    handle.perform("open \(url.absoluteString)", fallback: (), file: file, line: line) { () throws(AppFailure) in
      if ["http", "https"].contains(url.scheme?.lowercased()) { throw .unreachable("there is no browser") }
      if !session.isRunning { try session.launch(arguments: TestEnvironment.appArguments, environment: [:]) }
      _ = try session.send(.open(url: url.absoluteString))
    }
  }
}
