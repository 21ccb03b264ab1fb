import Foundation
import Synchronization

extension Bundle {
  private struct Known: @unchecked Sendable {
    var bundles: [String: Bundle] = [:]
  }

  private static let known = Mutex(Known())

  /// Stands in for `Bundle(for:)`, whose bundles on Linux are others each time, and so are never equal.
  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
  public static func windfallBundle(for type: AnyClass) -> Bundle {
    guard let image = ClassImage.path(of: type) else { return .main }
    let path = URL(fileURLWithPath: image).resolvingSymlinksInPath().path
    if path == main.executableURL?.resolvingSymlinksInPath().path { return .main }
    return known.withLock { known in
      if let bundle = known.bundles[path] { return bundle }
      let bundle = Bundle(path: folder(of: path)) ?? .main
      known.bundles[path] = bundle
      return bundle
    }
  }

  /// The bundle that a library lies in, or else its folder.
  private static func folder(of image: String) -> String {
    let kinds: Set<String> = ["app", "appex", "bundle", "framework", "xctest"]
    let folder = URL(fileURLWithPath: image).deletingLastPathComponent()
    var next = folder
    while next.path != "/" {
      if kinds.contains(next.pathExtension) { return next.path }
      next = next.deletingLastPathComponent()
    }
    return folder.path
  }
}
