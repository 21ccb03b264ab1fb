import Foundation
import WindfallHost

guard let bundle = ProcessInfo.processInfo.environment["WINDFALL_TEST_BUNDLE"] else {
  FileHandle.standardError.write(Data("windfall: WINDFALL_TEST_BUNDLE does not name a test bundle\n".utf8))
  exit(64)
}
exit(TestBundleLoader.run(bundle))
