import Foundation

extension Bundle {
  /// See [urls(forResourcesWithExtension:subdirectory:)](https://developer.apple.com/documentation/foundation/bundle/urls(forresourceswithextension:subdirectory:)).
  ///
  /// Foundation's own answers with objects on Linux.
  public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
    appleURLs(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
  }
}

/// These run in the place of methods of [Bundle](https://developer.apple.com/documentation/foundation/bundle), which on
/// Linux find English resources only.
extension Bundle {
  @_silgen_name("windfall_bundle_resource")
  @_spi(Windfall) public func appleURL(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? {
    guard let name, !name.isEmpty else {
      return appleURLs(forResourcesWithExtension: ext, subdirectory: subpath)?.first.map { $0 as URL }
    }
    let file = name + Self.suffix(ext)
    return folders(subpath).lazy.map { "\($0)/\(file)" }.first { FileManager.default.fileExists(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }

  @_silgen_name("windfall_bundle_resources")
  @_spi(Windfall) public func appleURLs(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?
  ) -> [NSURL]? {
    let suffix = Self.suffix(ext)
    var found: [String: String] = [:]
    for folder in folders(subpath) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(suffix) {
        if found[name] == nil { found[name] = "\(folder)/\(name)" }
      }
    }
    return found.sorted { $0.key < $1.key }.map { NSURL(fileURLWithPath: $0.value) }
  }

  @_silgen_name("$s10Foundation6BundleC10allBundlesSayACGvgZ")
  @_spi(Windfall) public static func appleAllBundles() -> [Bundle] { ProcessBundles.bundles }

  @_silgen_name("$s10Foundation6BundleC13allFrameworksSayACGvgZ")
  @_spi(Windfall) public static func appleAllFrameworks() -> [Bundle] { ProcessBundles.frameworks }

  private static func suffix(_ ext: String?) -> String {
    guard let ext, !ext.isEmpty else { return "" }
    return ext.hasPrefix(".") ? ext : ".\(ext)"
  }

  /// Where resources are looked for: first outside of all languages.
  private func folders(_ subpath: String?) -> [String] {
    let root = resourcePath ?? bundlePath
    let localizations = BundleLocalizations.of(self)
    let languages = localizations.all.isEmpty ? [] : localizations.preferred + localizations.fallbacks
    let inner = subpath.flatMap { $0.isEmpty ? nil : "/\($0)" } ?? ""
    return [root + inner] + languages.map { "\(root)/\($0).lproj\(inner)" }
  }
}
