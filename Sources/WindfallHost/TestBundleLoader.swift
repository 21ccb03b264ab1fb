import CWindfallHost
import Foundation
@_spi(Windfall) import FoundationOverlay
@_spi(Windfall) import UIKit

/// Runs the tests of a bundle that is loaded into this process.
public enum TestBundleLoader {
  /// Loads the bundle's library and runs its tests; returns the status for the process to end with.
  ///
  /// What has to be done between the two is done only where tests are to be run, not where they are to be listed.
  @MainActor public static func run(_ path: String, afterLoading prepare: @MainActor () -> Void = {}) -> Int32 {
    var reason = ""
    guard let library = load(path, &reason) else { return fail(path, reason) }
    windfall_change_classes()
    XMLInterception.install()
    guard let symbol = dlsym(library, "windfall_run_tests") else { return fail(path, error) }
    if getenv("WINDFALL_TEST_LIST") == nil { prepare() }
    // Only the launch was waited for.
    windfall_count_background_jobs(WINDFALL_NO_JOBS)
    typealias RunTests = @convention(c) () -> Int32
    return unsafeBitCast(symbol, to: RunTests.self)()
  }

  /// Lays windows out and shows them at the end of each turn of the run loop, as an app does once it is launched.
  @MainActor public static func showWindows() { CommitCycle.shared.activate() }

  /// A function of a library of the system's that Linux's lacks must not cost all tests: it is looked for when it is called,
  /// and ends that test with its name.
  private static func load(_ path: String, _ reason: inout String) -> UnsafeMutableRawPointer? {
    if let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL) { return library }
    reason = error
    guard reason.contains("undefined symbol"), let library = dlopen(path, RTLD_LAZY | RTLD_GLOBAL) else { return nil }
    FileHandle.standardError.write(Data("windfall: \(reason); a test that calls it ends there\n".utf8))
    return library
  }

  private static var error: String { dlerror().map { String(cString: $0) } ?? "unknown error" }

  private static func fail(_ path: String, _ reason: String) -> Int32 {
    FileHandle.standardError.write(Data("windfall: cannot load the test bundle \(path): \(reason)\n".utf8))
    return 70
  }
}
