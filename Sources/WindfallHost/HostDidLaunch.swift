import Foundation
@_spi(Windfall) import FoundationOverlay
@_spi(Windfall) import UIKit

/// UIKit calls this on the main thread when the app has launched and committed, before its run loop begins.
///
/// With a test bundle the tests run here, when the app has settled, and the process ends with them. With an automation
/// socket the app is at the service of a client from now on. Otherwise nothing happens.
@_cdecl("windfall_host_did_launch")
public func hostDidLaunch() {
  MainActor.assumeIsolated {
    let environment = ProcessInfo.processInfo.environment
    if let bundle = environment["WINDFALL_TEST_BUNDLE"] {
      exit(TestBundleLoader.run(bundle) { LaunchWork.finish(in: UIKitApp()) })
    }
    recordUnimplementedCalls(environment)
    if let text = environment["WINDFALL_AUTOMATION_FD"], let descriptor = Int32(text) {
      UIApplication.shared.beginDriving()
      AutomationServer(app: UIKitApp(), descriptor: descriptor).start()
    }
  }
}

/// Tells the process of the test of what is called and not there, or else whoever reads what the app prints.
private func recordUnimplementedCalls(_ environment: [String: String]) {
  if let path = environment[UnimplementedCallFile.variable] {
    let file = UnimplementedCallFile(path: path)
    UnimplementedCall.record { file.append($0) }
  } else {
    UnimplementedCall.record { call in
      FileHandle.standardError.write(Data("windfall: \(call.name) is not there yet\n".utf8))
    }
  }
}
