import Foundation
import WindfallHost

guard let bundle = ProcessInfo.processInfo.environment["WINDFALL_TEST_BUNDLE"] else {
  FileHandle.standardError.write(Data("windfall: WINDFALL_TEST_BUNDLE does not name a test bundle\n".utf8))
  exit(64)
}
// UI tests drive an app in another process, and show nothing in their own.
let isDriving = ProcessInfo.processInfo.environment["WINDFALL_APP_NAME"] != nil
exit(TestBundleLoader.run(bundle) { if !isDriving { TestBundleLoader.showWindows() } })
