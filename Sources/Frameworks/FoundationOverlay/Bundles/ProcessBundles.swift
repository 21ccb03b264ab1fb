import CFoundationOverlay
import Foundation
import Synchronization

/// The bundles whose code is in the process.
enum ProcessBundles {
  /// The app, and the tests that run in it.
  static var bundles: [Bundle] {
    let tests = ProcessInfo.processInfo.environment["WINDFALL_TEST_BUNDLE"].flatMap {
      bundle(at: ($0 as NSString).deletingLastPathComponent)
    }
    return [Bundle.main] + (tests.map { [$0] } ?? [])
  }

  /// The frameworks in the app and in its tests, whose code is linked into theirs.
  static var frameworks: [Bundle] {
    bundles.flatMap { outer in
      let folder = "\(outer.bundlePath)/Frameworks"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".framework") }.sorted().compactMap { bundle(at: "\(folder)/\($0)") }
    }
  }

  /// The bundle that a class belongs to: the framework of its module, or else the one that its code lies in.
  static func bundle(of type: AnyClass) -> Bundle {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    if let framework = frameworks.first(where: { name(of: $0) == module }) { return framework }
    guard let descriptor = typeDescriptor(of: type), let path = windfall_image_path(descriptor) else { return .main }
    let file = URL(fileURLWithPath: String(cString: path)).resolvingSymlinksInPath()
    if file == Bundle.main.executableURL?.resolvingSymlinksInPath() { return .main }
    let folder = file.deletingLastPathComponent()
    guard ["xctest", "framework", "bundle", "app"].contains(folder.pathExtension) else { return .main }
    return bundle(at: folder.path) ?? .main
  }

  private static func bundle(at path: String) -> Bundle? {
    known.withLock { known in
      if let bundle = known.bundles[path] { return bundle }
      let bundle = Bundle(path: path)
      known.bundles[path] = bundle
      return bundle
    }
  }

  private struct Known: @unchecked Sendable {
    var bundles: [String: Bundle] = [:]
  }

  /// A bundle of Linux's Foundation is another each time, and none is equal to another.
  private static let known = Mutex(Known())

  private static func name(of framework: Bundle) -> String {
    framework.bundleURL.deletingPathExtension().lastPathComponent
  }

  @_silgen_name("swift_getTypeContextDescriptor")
  private static func typeDescriptor(of type: AnyClass) -> UnsafeRawPointer?
}
